import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

const MOST = 6;
const LONGEST = 200;

/**
 * Creates the store of what was searched for on this device, the latest first, until it is cleared or someone logs out. Where the browser refuses
 * storage it lasts as long as the page.
 */
export function createRecentSearches() {
  const kept = createLocalText(localKeys.recentSearches);
  const read = (): readonly string[] => parse(kept.read());
  const write = (next: readonly string[]): void => kept.write(next.length === 0 ? null : JSON.stringify(next));

  return {
    all: read,
    add(text: string): void {
      const search = text.trim().slice(0, LONGEST);
      if (search === '') return;
      write([search, ...read().filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, MOST));
    },
    clear: (): void => write([]),
  };
}

export const recentSearches = createRecentSearches();

/** Storage is untrusted input: what is not as written was not searched for. */
function parse(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= LONGEST).slice(0, MOST);
  } catch {
    return [];
  }
}
