import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';

const MOST = 6;
const LONGEST = 200;

/**
 * Creates the store of searches on this device, the latest first, until it is cleared or someone logs out. Where the browser refuses storage it
 * lasts as long as the page.
 */
export function createRecentSearches() {
  const { get, set } = createLocalValue(localKeys.recentSearches, readSearches);

  return {
    all: get,
    add(text: string): void {
      // Never half an emoji. `cutText` would be one more file for the first screens to name.
      const search = text
        .trim()
        .slice(0, LONGEST)
        .replace(/\p{Surrogate}$/u, '');
      if (search === '') return;
      set([search, ...get().filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, MOST));
    },
    clear: (): void => set(null),
  };
}

export const recentSearches = createRecentSearches();

/** Malformed data counts as no searches. */
function readSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= LONGEST).slice(0, MOST);
}
