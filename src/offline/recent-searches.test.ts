// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createRecentSearches } from './recent-searches';
import { localKeys } from './storage/storage-keys';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('The latest searches are kept on the device, each once, the latest first, six at most', () => {
  const recent = createRecentSearches();
  for (const text of ['oak', 'maple', ' ', 'grey', 'herringbone', 'slate', 'walnut', 'OAK']) recent.add(text);
  expect(createRecentSearches().all()).toEqual(['OAK', 'walnut', 'slate', 'herringbone', 'grey', 'maple']);
  recent.clear();
  expect(createRecentSearches().all()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('A search that is typed again in other letters comes to the front, and one of nothing is none', () => {
  const recent = createRecentSearches();
  recent.add('  ');
  expect(localStorage).toHaveLength(0);
  for (const text of ['oak', 'ash', 'OAK', 'Ash']) recent.add(text);
  expect(recent.all()).toEqual(['Ash', 'OAK']);
});

test('A search that is too long to be kept is cut, and never in the middle of an emoji', () => {
  const recent = createRecentSearches();
  recent.add(`${'o'.repeat(199)}🏠`);
  expect(recent.all()).toEqual(['o'.repeat(199)]);
});

test.each(['{', '"oak"', '{"a":1}', '[1,null,""]', `["${'o'.repeat(500)}"]`])('Stored by something else, %s is no search', (text) => {
  localStorage.setItem(localKeys.recentSearches, text);
  expect(createRecentSearches().all()).toEqual([]);
});

test('Where site data is blocked, searches last as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const recent = createRecentSearches();
  recent.add('oak');
  expect(recent.all()).toEqual(['oak']);
  recent.add('ash');
  expect(recent.all()).toEqual(['ash', 'oak']);
});
