import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { troubledDatabase } from '../../tests/fixtures/device-database';
import { sampleQuote } from '../../tests/fixtures/sample-quotes';
import { MAX_KEPT_QUOTES, type KeptQuote } from '../domain/quote/kept-quote';
import { createQuotes, type NewQuote, type Quotes } from './quotes';
import { quoteRecord, readKeptQuote } from './quote-record';

const SIGNATURE = 'abcdefghijklmnopqrstuv';
const { number: _number, ...DRAFT } = sampleQuote(1);
const NEW: NewQuote = { draft: DRAFT, names: { customer: 'Ana', salesperson: '', note: '' }, floors: [], rooms: [], versionOf: null };
const PART = { tag: 1, index: 0, count: 2, bytes: new Uint8Array([1]) };

let device: ReturnType<typeof troubledDatabase>;
let quotes: Quotes;
let clock: number;
let ids: number;

beforeEach(() => {
  [clock, ids] = [1_000, 0];
  device = troubledDatabase();
  quotes = open();
});

function open(): Quotes {
  const channel = { post: () => undefined, listen: () => undefined };
  return createQuotes({ database: device.database, channel, now: () => (clock += 1), newId: () => `id-${(ids += 1)}` });
}
const kept = async (): Promise<readonly KeptQuote[]> => (await device.stored('quotes')).map(readKeptQuote).filter((each) => each !== null);

const shown = (): readonly string[] => quotes.get().records.map(({ id }) => id);
async function made(): Promise<KeptQuote> {
  const result = await quotes.make(NEW);
  if (result.kind !== 'made') throw new Error(result.kind);
  return result.kept;
}

describe('The quotes of a device', () => {
  it('are shown newest first, two of one moment always alike', async () => {
    const [older, newer] = [await made(), await made()];
    expect(shown()).toEqual([newer.id, older.id]);
    await device.database.write('quotes', async (records) => {
      for (const id of ['b', 'a']) await records.put(quoteRecord({ ...older, id, madeAt: 7 }), id);
    });
    const later = open();
    await later.open();
    expect(later.get().records.map(({ id }) => id)).toEqual([newer.id, older.id, 'a', 'b']);
  });

  it('are made as asked for, under a number and a moment of their own', async () => {
    const one = await made();
    expect(one).toEqual({
      id: 'id-1',
      quote: { ...DRAFT, number: { deviceMark: one.quote.number.deviceMark, count: 1, version: 1 } },
      names: NEW.names,
      floors: [],
      rooms: [],
      isMadeHere: true,
      madeAt: 1_001,
      openedAt: null,
      orderedAt: null,
      signature: '',
    });
    expect([await kept(), quotes.get().records]).toEqual([[one], [one]]);
  });

  it('are no more than it can hold, and none that cannot be', async () => {
    expect((await quotes.make({ ...NEW, draft: { ...DRAFT, lines: [] } })).kind).not.toBe('made');
    const one = await made();
    await device.database.write('quotes', async (records) => {
      for (let index = 1; index < MAX_KEPT_QUOTES; index += 1) await records.put(quoteRecord({ ...one, id: `q${index}` }), `q${index}`);
    });
    quotes = open();
    expect(await quotes.make(NEW)).toEqual({ kind: 'too-many-quotes' });
    await quotes.remove('q7');
    expect((await quotes.make(NEW)).kind).toBe('made');
  });

  it('change where they lie: names, whether they were ordered, what they were signed with', async () => {
    const [one, other] = [await made(), await made()];
    await quotes.change(one.id, { orderedAt: 5, signature: SIGNATURE });
    expect((await kept()).find(({ id }) => id === one.id)).toEqual({ ...one, orderedAt: 5, signature: SIGNATURE });
    expect(quotes.get().records).toEqual([other, { ...one, orderedAt: 5, signature: SIGNATURE }]);
  });
});

describe('A quote that comes by a link', () => {
  const QUOTE = sampleQuote(2);

  it('is kept once, as of another device, with the moment of its first opening', async () => {
    const opened = await quotes.keepOpened(QUOTE, []);
    expect(opened).toEqual({
      id: 'id-1',
      quote: QUOTE,
      names: { customer: '', salesperson: '', note: '' },
      floors: [],
      rooms: [],
      isMadeHere: false,
      madeAt: 1_001,
      openedAt: 1_001,
      orderedAt: null,
      signature: '',
    });
    expect(await kept()).toEqual([opened]);
    expect((await quotes.keepOpened(QUOTE, [])).id).toBe(opened.id);
    expect(await kept()).toEqual([opened]);
  });

  it('and was made here is noted as opened, once', async () => {
    const one = await made();
    await quotes.keepOpened(one.quote, []);
    const { openedAt } = (await kept())[0] ?? one;
    expect(openedAt).not.toBeNull();
    await quotes.keepOpened(one.quote, []);
    expect(await kept()).toEqual([{ ...one, openedAt }]);
  });

  it('brings its signature along, also later, and never loses one', async () => {
    await quotes.keepOpened(QUOTE, []);
    await quotes.keepOpened(QUOTE, [], SIGNATURE);
    expect(await kept()).toMatchObject([{ openedAt: 1_001, signature: SIGNATURE }]);
    for (const signature of ['', 'zyxwvutsrqponmlkjihgfe']) await quotes.keepOpened(QUOTE, [], signature);
    expect((await kept()).map(({ signature }) => signature)).toEqual([SIGNATURE]);
    const one = await made();
    await quotes.change(one.id, { signature: SIGNATURE });
    await quotes.keepOpened(one.quote, [], 'zyxwvutsrqponmlkjihgfe');
    expect((await kept()).find(({ id }) => id === one.id)).toMatchObject({ openedAt: expect.any(Number), signature: SIGNATURE });
    expect((await quotes.keepOpened(sampleQuote(3), [], SIGNATURE)).signature).toBe(SIGNATURE);
  });
});

it('Codes that are scanned one by one are kept; on a device without space this page has them, and says that they are not', async () => {
  const [first, second, other] = [PART, { ...PART, index: 1 }, { ...PART, tag: 2 }];
  expect(await quotes.addPart(first)).toEqual({ parts: [first], areKept: true });
  expect(await quotes.addPart(second)).toEqual({ parts: [first, second], areKept: true });
  quotes = open();
  device.trouble.write = 'full';
  for (const part of [first, other]) await quotes.addPart(part);
  expect(await quotes.addPart(second)).toEqual({ parts: [first, second], areKept: false });
});
