import { cutText } from '../domain/text';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';

const MOST = 6;
const LONGEST = 200;

/** The latest first. */
export function createRecentSearches() {
  const { get, set } = createLocalValue(localKeys.recentSearches, readSearches);

  return {
    all: get,
    add(text: string): void {
      const search = cutText(text.trim(), LONGEST);
      if (search === '') return;
      set([search, ...get().filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, MOST));
    },
    clear: (): void => set(null),
  };
}

export const recentSearches = createRecentSearches();

function readSearches(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= LONGEST).slice(0, MOST);
}
