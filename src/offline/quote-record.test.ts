import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productNumber } from '../../tests/fixtures/cart-product';
import { troubledDatabase } from '../../tests/fixtures/device-database';
import { sampleKeptQuote, sampleQuote } from '../../tests/fixtures/sample-quotes';
import type { KeptQuote } from '../domain/quote/kept-quote';
import type { QuotePart } from '../domain/quote/quote-envelope';
import { DEVICE_MARKS, MAX_COUNT, MAX_VERSION, type QuoteNumber } from '../domain/quote/quote-number';
import type { Database } from './kept/database';
import { drawDeviceMark, keepPart, quoteRecord, readKeptQuote, takeNextNumber } from './quote-record';
import { readRoom } from './rooms-record';

const ROOM = readRoom({ id: 'r1', name: 'Kitchen', parts: [{ id: 'p1', typed: '14 x 18' }] });
if (ROOM === null) throw new Error('No room');
const KEPT: KeptQuote = {
  id: 'q1',
  quote: sampleQuote(2),
  names: { customer: 'Ana', salesperson: 'Ben', note: 'Calls back on Monday' },
  floors: [productNumber(7)],
  rooms: [ROOM],
  isMadeHere: true,
  madeAt: 1_000,
  openedAt: 2_000,
  orderedAt: 3_000,
  signature: 'abcdefghijklmnopqrstuv',
};
const STORED = quoteRecord(KEPT);

it('A quote on the device is read as it was written', () => {
  expect(readKeptQuote(STORED)).toEqual(KEPT);
  const fresh = { ...KEPT, openedAt: null, orderedAt: null, signature: '' };
  expect(readKeptQuote(quoteRecord(fresh))).toEqual(fresh);
  expect(STORED).not.toHaveProperty('quote');
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'text'],
  ['one of a later build', { ...STORED, v: 2 }],
  ['one without an id', { ...STORED, id: 7 }],
  ['one without its bytes', { ...STORED, bytes: undefined }],
  ['one whose bytes are a text', { ...STORED, bytes: 'AAA' }],
  ['one whose bytes are no quote', { ...STORED, bytes: new Uint8Array([1, 2, 3]) }],
])('What is %s is no quote', (_what, stored) => {
  expect(readKeptQuote(stored)).toBeNull();
});

it.each<[object, object]>([
  [{ names: null }, { names: { customer: '', salesperson: '', note: '' } }],
  [{ names: { customer: 7, salesperson: 7, note: 7 } }, { names: { customer: '', salesperson: '', note: '' } }],
  [{ floors: [{ ...productNumber(7), id: 'x' }, productNumber(8)] }, { floors: [productNumber(8)] }],
  [{ rooms: 'none' }, { rooms: [] }],
  [{ isMadeHere: 1 }, { isMadeHere: false }],
  [{ madeAt: 'x' }, { madeAt: 0 }],
  [
    { openedAt: Number.NaN, orderedAt: 'x' },
    { openedAt: null, orderedAt: null },
  ],
  [{ signature: 7 }, { signature: '' }],
  [{ signature: 'too short' }, { signature: '' }],
])('A quote that is damaged in %j alone is read as %j: its prices are not lost', (damage, read) => {
  expect(readKeptQuote({ ...STORED, ...damage })).toEqual({ ...KEPT, ...read });
});

let database: Database;
beforeEach(() => {
  ({ database } = troubledDatabase());
});

const kept = (id: string, number: QuoteNumber) => sampleKeptQuote(id, { quote: { ...sampleQuote(1), number } });
const put = (id: string, number: QuoteNumber): Promise<unknown> =>
  database.write('quotes', (records) => records.put(quoteRecord(kept(id, number)), id));
const add = (id: string, versionOf: QuoteNumber | null = null): Promise<QuoteNumber> =>
  database.write('quotes', async (records) => {
    const number = await takeNextNumber(records, versionOf);
    await records.put(quoteRecord(kept(id, number)), id);
    return number;
  });
const store = () => database.useStore('quotes');

describe('The numbers of a device', () => {
  it('count up from one under a mark that is drawn once', async () => {
    const first = await add('a');
    expect(first).toMatchObject({ count: 1, version: 1 });
    expect(await add('b')).toEqual({ ...first, count: 2 });
    expect(await add('c')).toEqual({ ...first, count: 3 });
    expect(await get('device', store())).toEqual({ v: 1, mark: first.deviceMark, count: 3 });
  });

  it('of the next versions of a quote go on from its last one, and take no count', async () => {
    const first = await add('a');
    await add('b');
    expect(await add('a2', first)).toEqual({ ...first, version: 2 });
    expect(await add('a3', first)).toEqual({ ...first, version: 3 });
    expect(await add('c')).toEqual({ ...first, count: 3 });
  });

  it('of a next version look at the versions of that quote alone', async () => {
    const first = await add('a');
    await put('of another device', { ...first, deviceMark: (first.deviceMark + 1) % DEVICE_MARKS, version: 7 });
    await put('another quote', { ...first, count: 2, version: 9 });
    expect(await add('a2', first)).toEqual({ ...first, version: 2 });
  });

  it('of a version whose quotes are gone are not given again', async () => {
    const first = await add('a');
    await database.write('quotes', (records) => records.delete('a'));
    expect(await add('a5', { ...first, version: 4 })).toEqual({ ...first, version: 5 });
  });

  it('go up to the last version, and no further', async () => {
    const first = await add('a');
    expect(await add('b', { ...first, version: MAX_VERSION - 1 })).toEqual({ ...first, version: MAX_VERSION });
    expect(await add('c', { ...first, version: MAX_VERSION })).toEqual({ ...first, count: 2 });
  });

  it('are its own for a version of what another device made', async () => {
    const { deviceMark } = await add('a');
    expect(await add('b', { deviceMark: (deviceMark + 1) % DEVICE_MARKS, count: 1, version: 1 })).toEqual({
      deviceMark,
      count: 2,
      version: 1,
    });
  });

  it.each<[string, unknown]>([
    ['a text', 'text'],
    ['nothing', null],
    ['without a mark', { count: 5 }],
    ['without a count', { mark: 5 }],
    ['of a mark that is no whole number', { mark: 1.5, count: 5 }],
    ['of a count that is no whole number', { mark: 5, count: '5' }],
    ['of a mark below all', { mark: -1, count: 5 }],
    ['of a mark above all', { mark: DEVICE_MARKS, count: 5 }],
    ['of a count below none', { mark: 5, count: -1 }],
    ['that have come to the end', { mark: 5, count: MAX_COUNT }],
  ])('begin anew under a new mark where what is kept of them is %s', async (_what, stored) => {
    await set('device', stored, store());
    const number = await add('a');
    expect([number.deviceMark === 5, number.count, number.version]).toEqual([false, 1, 1]);
    expect((await add('b')).deviceMark).toBe(number.deviceMark);
  });

  it.each([
    { mark: 0, count: 0 },
    { mark: DEVICE_MARKS - 1, count: MAX_COUNT - 1 },
  ])('go on from the very edge of what is possible: %j', async ({ mark, count }) => {
    await set('device', { mark, count }, store());
    expect(await add('a')).toEqual({ deviceMark: mark, count: count + 1, version: 1 });
  });

  it('have a mark drawn at random from all that there are', () => {
    const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = DEVICE_MARKS + 7;
      return array;
    });
    expect(drawDeviceMark()).toBe(7);
    draw.mockRestore();
  });
});

const addPart = (part: QuotePart): Promise<readonly QuotePart[]> => database.write('quotes', (records) => keepPart(records, part));

describe('Codes that wait for the rest of their quote', () => {
  const part = (tag: number, index: number, byte = 0) => ({ tag, index, count: 3, bytes: new Uint8Array([byte]) });

  it('are kept once each, the newest of each, apart from those of another quote', async () => {
    expect(await addPart(part(1, 0))).toEqual([part(1, 0)]);
    await addPart(part(2, 0));
    await addPart(part(1, 1));
    expect(await addPart(part(1, 0, 9))).toEqual([part(1, 1), part(1, 0, 9)]);
    expect(await addPart(part(2, 1))).toEqual([part(2, 0), part(2, 1)]);
  });

  it('are those of the last few quotes', async () => {
    for (let index = 0; index < 65; index += 1) await addPart(part(1, index));
    const all = await addPart(part(1, 65));
    expect([all.length, all[0]?.index]).toEqual([64, 2]);
  });

  it.each<unknown>([
    null,
    7,
    { ...part(1, 0), bytes: 'AAA' },
    { tag: 1, index: 0, count: 3 },
    { ...part(1, 0), tag: '1' },
    { index: 0, count: 3, bytes: new Uint8Array([0]) },
    { tag: 1, count: 3, bytes: new Uint8Array([0]) },
    { tag: 1, index: 0, bytes: new Uint8Array([0]) },
  ])('that are damaged (%j) are none', async (damaged) => {
    await set('parts', [damaged, part(1, 1)], database.useStore('quotes'));
    expect(await addPart(part(1, 2))).toEqual([part(1, 1), part(1, 2)]);
  });
});
