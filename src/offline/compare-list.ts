import { MAX_COMPARED } from '../domain/compared-floors';
import { localKeys } from './storage/storage-keys';

/** A floor that waits to be compared, with its title so that the bar names it without the catalogue. */
export interface ListedFloor {
  readonly slug: string;
  readonly title: string;
}

const NONE: readonly ListedFloor[] = [];

/** Creates the list of floors to compare: on the device, the same in all tabs, until it is emptied or the logout. */
export function createCompareList() {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let floors = NONE;
  /** Set where the browser refuses storage: then it lasts as long as the page. */
  let isInMemory = false;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const get = (): readonly ListedFloor[] => {
    const stored = isInMemory ? text : readText();
    if (stored !== text) {
      text = stored;
      floors = parse(stored);
    }
    return floors;
  };
  const replace = (next: readonly ListedFloor[]): void => {
    floors = next.length === 0 ? NONE : next;
    text = next.length === 0 ? null : JSON.stringify(next);
    isInMemory = !writeText(text);
    tell();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === localKeys.compareList) tell();
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
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export const compareList = createCompareList();

function readText(): string | null {
  try {
    return localStorage.getItem(localKeys.compareList);
  } catch {
    return null;
  }
}

function writeText(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(localKeys.compareList);
    else localStorage.setItem(localKeys.compareList, text);
    return true;
  } catch {
    return false;
  }
}

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
