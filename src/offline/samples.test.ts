// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createSampleList } from './samples';
import { localKeys } from './storage/storage-keys';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const floor = (productId: number) => ({ productId, slug: `floor-${productId}`, title: `Floor ${productId}` });

test('Up to four floors stay chosen on the device, each once; a fifth changes nothing until one is taken out', () => {
  const list = createSampleList();
  expect([1, 2, 2, 3, 4].map((id) => list.add(floor(id)))).toEqual(['in', 'in', 'in', 'in', 'in']);
  expect(list.add(floor(5))).toBe('full');
  expect(createSampleList().get()).toEqual([1, 2, 3, 4].map(floor));
  list.takeOut(2);
  expect(list.add(floor(5))).toBe('in');
  expect(createSampleList().get()).toEqual([1, 3, 4, 5].map(floor));
  list.clear();
  expect(localStorage).toHaveLength(0);
});

test.each([
  '{',
  '"oak"',
  '{"a":1}',
  '[1,null]',
  '[{"productId":"1","slug":"a","title":""}]',
  '[{"productId":1.5,"slug":"a"}]',
  '[{"productId":1}]',
])('Stored by something else, %s is no list of samples', (text) => {
  localStorage.setItem(localKeys.samples, text);
  expect(createSampleList().get()).toEqual([]);
});

test('A stored list of more floors than go out, or of one twice, is read as the first four', () => {
  localStorage.setItem(localKeys.samples, JSON.stringify([1, 1, 2, 3, 4, 5].map(floor)));
  expect(createSampleList().get()).toEqual([1, 2, 3, 4].map(floor));
});

test('Where site data is blocked, the chosen floors last as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const list = createSampleList();
  list.add(floor(1));
  expect(list.get()).toEqual([floor(1)]);
});

test('A floor that is chosen already is chosen once, also in the storage of the device and in a full list', () => {
  const list = createSampleList();
  list.add(floor(1));
  const once = localStorage.getItem(localKeys.samples);
  expect([list.add({ ...floor(1), title: 'Again' }), localStorage.getItem(localKeys.samples)]).toEqual(['in', once]);
  for (const id of [2, 3, 4]) list.add(floor(id));
  expect(list.add(floor(3))).toBe('in');
});

test('The chosen floors without those that were ordered are what stays, and a list that is replaced holds no more than the shop sends', () => {
  const list = createSampleList();
  for (const id of [1, 2, 3]) list.add(floor(id));
  expect(list.without([floor(1), floor(3), floor(9)])).toEqual([floor(2)]);
  expect(list.without([])).toEqual([1, 2, 3].map(floor));
  list.replace([5, 6, 7, 8, 9].map(floor));
  expect([list.get(), JSON.parse(localStorage.getItem(localKeys.samples) ?? '[]')]).toEqual([
    [5, 6, 7, 8].map(floor),
    [5, 6, 7, 8].map(floor),
  ]);
});
