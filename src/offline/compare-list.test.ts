// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_COMPARED } from '../domain/compared-floors';
import { createCompareList } from './compare-list';
import { localKeys } from './storage/storage-keys';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const floor = (slug: string) => ({ slug, title: slug.toUpperCase() });

test('Floors are kept on the device: the next page has them', () => {
  createCompareList().toggle(floor('a'));
  expect(createCompareList().get()).toEqual([floor('a')]);
});

test('A second press takes a floor out; the fifth floor changes nothing', () => {
  const list = createCompareList();
  expect(['a', 'b', 'c', 'd', 'e'].map((slug) => list.toggle(floor(slug)))).toEqual(['added', 'added', 'added', 'added', 'full']);
  expect(list.get().map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  expect(list.toggle(floor('b'))).toBe('removed');
  expect(list.toggle(floor('e'))).toBe('added');
  expect(list.get().map(({ slug }) => slug)).toEqual(['a', 'c', 'd', 'e']);
});

test('What another tab does is seen here', () => {
  const list = createCompareList();
  const heard = vi.fn();
  const stop = list.subscribe(heard);
  createCompareList().toggle(floor('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: localKeys.compareList }));
  expect(heard).toHaveBeenCalled();
  expect(list.get()).toEqual([floor('a')]);
  stop();
});

test('With blocked site data the list lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const list = createCompareList();
  list.toggle(floor('a'));
  list.toggle(floor('b'));
  expect(list.get()).toEqual([floor('a'), floor('b')]);
});

test.each(['{', '"a"', '[1,null,{"slug":""},{"slug":"a"}]', '[{"slug":1,"title":"A"}]'])(
  'What is not as written counts as not chosen: %s',
  (text) => {
    localStorage.setItem(localKeys.compareList, text);
    expect(createCompareList().get()).toEqual([]);
  },
);

test('What is no floor is left out, and the others stay', () => {
  localStorage.setItem(localKeys.compareList, JSON.stringify([null, 7, { slug: '', title: 'A' }, floor('a')]));
  expect(createCompareList().get()).toEqual([floor('a')]);
});

test('An empty list leaves nothing in storage', () => {
  const list = createCompareList();
  list.toggle(floor('a'));
  list.clear();
  expect(localStorage.getItem(localKeys.compareList)).toBeNull();
});

test('A list that is replaced holds the new floors, and no more than are compared', () => {
  const list = createCompareList();
  list.toggle(floor('z'));
  list.replace(['a', 'b'].map(floor));
  expect(createCompareList().get()).toEqual(['a', 'b'].map(floor));
  const many = Array.from({ length: MAX_COMPARED + 1 }, (_, index) => floor(`f${index}`));
  list.replace(many);
  expect(JSON.parse(localStorage.getItem(localKeys.compareList) ?? '[]')).toEqual(many.slice(0, MAX_COMPARED));
});
