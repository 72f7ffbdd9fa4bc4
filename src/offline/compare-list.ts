import { MAX_COMPARED } from '../domain/compared-floors';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';

/** With its title: the bar can name it without the catalogue. */
export interface ListedFloor {
  readonly slug: string;
  readonly title: string;
}

/** Creates the list of floors to compare: saved on the device, shared by all tabs, until it is emptied or the logout. */
export function createCompareList() {
  const { get, set, subscribe } = createLocalValue(localKeys.compareList, readFloors);
  const replace = (next: readonly ListedFloor[]): void => set(next.length === 0 ? null : next);

  return {
    get,
    replace: (next: readonly ListedFloor[]): void => replace(next.slice(0, MAX_COMPARED)),
    /** 'full' changes nothing. */
    toggle({ slug, title }: ListedFloor): 'added' | 'removed' | 'full' {
      const held = get();
      const others = held.filter((floor) => floor.slug !== slug);
      if (others.length < held.length) {
        replace(others);
        return 'removed';
      }
      if (held.length >= MAX_COMPARED) return 'full';
      replace([...held, { slug, title }]);
      return 'added';
    },
    clear: (): void => replace([]),
    subscribe,
  };
}

export const compareList = createCompareList();

function readFloors(stored: unknown): readonly ListedFloor[] {
  return Array.isArray(stored) ? stored.filter(isFloor).slice(0, MAX_COMPARED) : [];
}

function isFloor(floor: unknown): floor is ListedFloor {
  if (typeof floor !== 'object' || floor === null) return false;
  const { slug, title }: Partial<Record<keyof ListedFloor, unknown>> = floor;
  return typeof slug === 'string' && slug !== '' && typeof title === 'string';
}
