// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SELECTION, type ProductSelection } from '../domain/product-selection';
import { createKeptSelections } from './kept-selections';
import { typed } from './typed';

const KEY = 'keptSelections';
const TYPED: ProductSelection = {
  coverage: 18_000,
  wastagePercent: 10,
  boxes: 9,
  isInstallationChosen: true,
  isInstallationTouched: true,
};

const no = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const REFUSING = { getItem: no, setItem: no, removeItem: no };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('What was typed on the page of a floor is there again after a reload, and nothing stands on the page of another', () => {
  createKeptSelections().keep(107, TYPED);
  const again = createKeptSelections();
  expect([again.of(107), again.of(108)]).toEqual([TYPED, EMPTY_SELECTION]);
});

it('The newest of one floor counts, and the others stay', () => {
  const kept = createKeptSelections();
  kept.keep(107, TYPED);
  kept.keep(108, TYPED);
  kept.keep(107, { ...TYPED, boxes: 1 });
  expect([kept.of(107).boxes, kept.of(108).boxes]).toEqual([1, 9]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(2);
});

it('Fifty floors are kept, and the longest untouched one goes first', () => {
  const kept = createKeptSelections();
  for (let id = 1; id <= 50; id += 1) kept.keep(id, TYPED);
  kept.keep(1, TYPED);
  kept.keep(51, TYPED);
  expect([1, 2, 3, 51].map((id) => kept.of(id).boxes)).toEqual([9, 0, 9, 9]);
});

it('A logout leaves nothing', () => {
  const kept = createKeptSelections();
  kept.keep(107, TYPED);
  kept.clear();
  expect([kept.of(107), localStorage.getItem(KEY)]).toEqual([EMPTY_SELECTION, '[]']);
});

it('The screens hear of each change until they stop', () => {
  const kept = createKeptSelections();
  let told = 0;
  const stop = kept.subscribe(() => void (told += 1));
  kept.keep(107, TYPED);
  stop();
  kept.keep(107, TYPED);
  expect(told).toBe(1);
});

it('Where the browser refuses storage it lasts as long as the page, and is stored once there is room', () => {
  vi.stubGlobal('localStorage', { ...REFUSING, getItem: () => null });
  const kept = createKeptSelections();
  kept.keep(107, TYPED);
  kept.keep(108, TYPED);
  expect([kept.of(107), kept.of(108)]).toEqual([TYPED, TYPED]);
  vi.unstubAllGlobals();
  kept.keep(109, TYPED);
  expect(createKeptSelections().of(107)).toEqual(TYPED);
  localStorage.clear();
  expect(kept.of(107)).toEqual(EMPTY_SELECTION);
});

it('Where nothing can be read nothing was typed', () => {
  vi.stubGlobal('localStorage', REFUSING);
  expect(createKeptSelections().of(107)).toEqual(EMPTY_SELECTION);
});

it.each(['', '{', '7', '{}', 'null'])('What is no list of floors, %j, was not typed', (text) => {
  localStorage.setItem(KEY, text);
  expect(createKeptSelections().of(107)).toEqual(EMPTY_SELECTION);
});

it.each<unknown>([
  7,
  [],
  ['107', TYPED],
  [107, 7],
  [107, null],
  [107, { ...TYPED, coverage: 1.5 }],
  [107, { ...TYPED, boxes: 'x' }],
  [107, { ...TYPED, wastagePercent: 7 }],
  [107, { ...TYPED, isInstallationChosen: 1 }],
  [107, { ...TYPED, isInstallationTouched: undefined }],
])('An entry that was not written so, %j, is left out and the others stay', (entry) => {
  localStorage.setItem(KEY, JSON.stringify([entry, [108, TYPED]]));
  const kept = createKeptSelections();
  expect([kept.of(107), kept.of(108)]).toEqual([EMPTY_SELECTION, TYPED]);
});

it('Terms beside the price are kept with whose they are; those of nobody known are left out, and the area stays', () => {
  const terms = { accountId: 'elena', installation: true, fulfilment: 'Delivery', zip: '33145', promo: null, zipEstimate: null } as const;
  createKeptSelections().keep(107, { ...TYPED, terms });
  expect(createKeptSelections().of(107)).toEqual({ ...TYPED, terms });
  const { accountId: _owner, ...unowned } = terms;
  localStorage.setItem(KEY, JSON.stringify([[107, { ...TYPED, terms: unowned }]]));
  expect(createKeptSelections().of(107)).toEqual(TYPED);
});

it('What a browser that was killed had not written to its local storage is there again, unless somebody logged out since', async () => {
  const kept = createKeptSelections();
  kept.keep(107, { ...TYPED, boxes: 1 });
  const onDisk = localStorage.getItem(KEY) ?? '';
  await new Promise((resolve) => setTimeout(resolve, 2));
  kept.keep(107, TYPED);
  kept.keep(108, TYPED);
  await vi.waitFor(async () => expect(await typed.read('selections')).toHaveLength(2));
  localStorage.setItem(KEY, onDisk);
  const again = createKeptSelections();
  expect(again.of(107).boxes).toBe(1);
  await again.restore();
  expect([again.of(107), again.of(108)]).toEqual([TYPED, TYPED]);
  again.clear();
  await vi.waitFor(async () => expect(await typed.read('selections')).toBeNull());
  const next = createKeptSelections();
  await next.restore();
  expect(next.of(107)).toEqual(EMPTY_SELECTION);
});
