import { MAX_COMPARED } from '../domain/compared-floors';
import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

/** A floor that waits to be compared, with its title so that the bar names it without the catalogue. */
export interface ListedFloor {
  readonly slug: string;
  readonly title: string;
}

const NONE: readonly ListedFloor[] = [];

/** Creates the list of floors to compare: on the device, the same in all tabs, until it is emptied or the logout. */
export function createCompareList() {
  const kept = createLocalText(localKeys.compareList);
  let text: string | null = null;
  let floors = NONE;

  const get = (): readonly ListedFloor[] => {
    const stored = kept.read();
    if (stored !== text) {
      text = stored;
      floors = parse(stored);
    }
    return floors;
  };
  const replace = (next: readonly ListedFloor[]): void => {
    floors = next.length === 0 ? NONE : next;
    text = next.length === 0 ? null : JSON.stringify(next);
    kept.write(text);
  };

  return {
    /** The same array until something changes. */
    get,
    replace: (next: readonly ListedFloor[]): void => replace(next.slice(0, MAX_COMPARED)),
    /** Puts a floor in or takes it out. 'full' changes nothing. */
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
    /** Other tabs count. */
    subscribe: kept.subscribe,
  };
}

export const compareList = createCompareList();

/** Storage is untrusted input: what is not as written was not chosen. */
function parse(text: string | null): readonly ListedFloor[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFloor).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function isFloor(floor: unknown): floor is ListedFloor {
  if (typeof floor !== 'object' || floor === null) return false;
  const { slug, title }: Partial<Record<keyof ListedFloor, unknown>> = floor;
  return typeof slug === 'string' && slug !== '' && typeof title === 'string';
}
