import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { MAX_KEPT_QUOTES, type KeptQuote } from '../../domain/quote/kept-quote';
import { StorageError } from '../storage/storage-error';
import type { QuoteStorage } from './quote-storage';
import { createQuotes, type NewQuote, type Quotes } from './quotes';

const NUMBER = { deviceMark: 5, count: 1, version: 1 };
const SIGNATURE = 'abcdefghijklmnopqrstuv';
const { number: _number, ...DRAFT } = sampleQuote(1);
const NEW: NewQuote = { draft: DRAFT, names: { customer: 'Ana', salesperson: '', note: '' }, floors: [], rooms: [], versionOf: null };
const PART = { tag: 1, index: 0, count: 2, bytes: new Uint8Array([1]) };

let kept: KeptQuote[];
let storage: QuoteStorage;
let quotes: Quotes;
let clock: number;
let ids: number;
let hear: () => void;
let tellLoss: () => void;
const post = vi.fn();
const listen = vi.fn((listener: (news: 'changed') => void) => void (hear = () => listener('changed')));

beforeEach(() => {
  vi.clearAllMocks();
  [kept, clock, ids] = [[], 1_000, 0];
  const put = async (one: KeptQuote): Promise<void> => void (kept = [...kept.filter(({ id }) => id !== one.id), one]);
  storage = {
    read: async () => kept,
    add: async (make) => {
      const made = make({ ...NUMBER, count: kept.length + 1 });
      await put(made);
      return made;
    },
    put: vi.fn(put),
    change: vi.fn(async (id: string, edit: (one: KeptQuote) => KeptQuote) => {
      const found = kept.find((one) => one.id === id);
      if (found === undefined) return null;
      await put(edit(found));
      return edit(found);
    }),
    remove: vi.fn(async (id: string) => void (kept = kept.filter((one) => one.id !== id))),
    addPart: async (part) => [PART, part],
    onLost: (listener) => void (tellLoss = listener),
  };
  quotes = createQuotes({ storage, channel: { post, listen }, now: () => (clock += 1), newId: () => `id-${(ids += 1)}` });
});

const shown = (): readonly string[] => quotes.get().quotes.map(({ id }) => id);
async function made(): Promise<KeptQuote> {
  const result = await quotes.make(NEW);
  if (result.kind !== 'made') throw new Error(result.kind);
  return result.kept;
}

describe('The quotes of a device', () => {
  it('are read once, and what other tabs do is followed once', async () => {
    const read = vi.spyOn(storage, 'read');
    expect(quotes.get()).toEqual({ quotes: [], isRead: false, trouble: null });
    const opening = quotes.open();
    expect(quotes.open()).toBe(opening);
    await opening;
    expect([quotes.get().isRead, read.mock.calls.length, listen.mock.calls.length]).toEqual([true, 1, 1]);
    const one = await made();
    kept = [{ ...one, id: 'of another tab', madeAt: 1 }];
    hear();
    await expect.poll(shown).toEqual(['of another tab']);
  });

  it('are shown newest first, two of one moment always alike, and each screen hears of them until it stops', async () => {
    const told = vi.fn<() => void>();
    const stop = quotes.subscribe(told);
    const [older, newer] = [await made(), await made()];
    expect([shown(), told.mock.calls.length > 0]).toEqual([[newer.id, older.id], true]);
    kept = [
      { ...older, id: 'b', madeAt: 7 },
      { ...older, id: 'a', madeAt: 7 },
    ];
    hear();
    await expect.poll(shown).toEqual(['a', 'b']);
    stop();
    told.mockClear();
    await quotes.remove('a');
    expect([told.mock.calls.length, kept.map(({ id }) => id), shown()]).toEqual([0, ['b'], ['b']]);
    expect(post).toHaveBeenLastCalledWith('changed');
  });

  it('are made as asked for, under a number and a moment of their own', async () => {
    const one = await made();
    expect(one).toEqual({
      id: 'id-1',
      quote: { ...DRAFT, number: NUMBER },
      names: NEW.names,
      floors: [],
      rooms: [],
      isMadeHere: true,
      madeAt: 1_001,
      openedAt: null,
      orderedAt: null,
      signature: '',
    });
    expect([kept, quotes.get().quotes]).toEqual([[one], [one]]);
  });

  it('are no more than it can hold, and none that cannot be', async () => {
    expect((await quotes.make({ ...NEW, draft: { ...DRAFT, lines: [] } })).kind).not.toBe('made');
    const one = await made();
    kept = Array.from({ length: MAX_KEPT_QUOTES }, (_, index) => ({ ...one, id: `q${index}` }));
    hear();
    await expect.poll(() => shown().length).toBe(MAX_KEPT_QUOTES);
    expect(await quotes.make(NEW)).toEqual({ kind: 'too-many-quotes' });
    await quotes.remove('q7');
    expect((await quotes.make(NEW)).kind).toBe('made');
  });

  it('that another tab has deleted are gone here too when they are changed', async () => {
    const one = await made();
    kept = [];
    await quotes.change(one.id, { orderedAt: 5 });
    expect([shown(), quotes.get().trouble]).toEqual([[], null]);
  });

  it('change where they lie: names, whether they were ordered, what they were signed with', async () => {
    const [one, other] = [await made(), await made()];
    await quotes.change(one.id, { orderedAt: 5, signature: SIGNATURE });
    expect(kept.find(({ id }) => id === one.id)).toEqual({ ...one, orderedAt: 5, signature: SIGNATURE });
    expect(quotes.get().quotes).toEqual([other, { ...one, orderedAt: 5, signature: SIGNATURE }]);
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
    expect(kept).toEqual([opened]);
    expect((await quotes.keepOpened(QUOTE, [])).id).toBe(opened.id);
    expect([kept, vi.mocked(storage.change).mock.calls]).toEqual([[opened], []]);
  });

  it('and was made here is noted as opened, once', async () => {
    const one = await made();
    await quotes.keepOpened(one.quote, []);
    const { openedAt } = kept[0] ?? one;
    expect(openedAt).not.toBeNull();
    await quotes.keepOpened(one.quote, []);
    expect(kept).toEqual([{ ...one, openedAt }]);
  });

  it('brings its signature along, also later, and never loses one', async () => {
    await quotes.keepOpened(QUOTE, []);
    await quotes.keepOpened(QUOTE, [], SIGNATURE);
    expect(kept).toMatchObject([{ openedAt: 1_001, signature: SIGNATURE }]);
    vi.mocked(storage.change).mockClear();
    for (const signature of ['', 'zyxwvutsrqponmlkjihgfe']) await quotes.keepOpened(QUOTE, [], signature);
    expect([kept.map(({ signature }) => signature), vi.mocked(storage.change).mock.calls]).toEqual([[SIGNATURE], []]);
    const one = await made();
    await quotes.change(one.id, { signature: SIGNATURE });
    await quotes.keepOpened(one.quote, [], 'zyxwvutsrqponmlkjihgfe');
    expect(kept.find(({ id }) => id === one.id)).toMatchObject({ openedAt: expect.any(Number), signature: SIGNATURE });
    expect((await quotes.keepOpened(sampleQuote(3), [], SIGNATURE)).signature).toBe(SIGNATURE);
  });
});

describe('A device that refuses', () => {
  it.each<[string, Error]>([
    ['full', new StorageError('full')],
    ['failed', new Error('odd')],
  ])('says %s, and saves what is in memory alone before it says no more', async (trouble, error) => {
    vi.spyOn(storage, 'add').mockRejectedValueOnce(error);
    vi.mocked(storage.put).mockRejectedValueOnce(error);
    const one = await made();
    expect(quotes.get()).toMatchObject({ trouble, quotes: [{ id: one.id }] });
    await quotes.change(one.id, { orderedAt: 5 });
    expect([quotes.get().trouble, vi.mocked(storage.change).mock.calls]).toEqual([trouble, []]);
    await quotes.change(one.id, { orderedAt: 6 });
    expect([quotes.get().trouble, kept.map(({ id, orderedAt }) => [id, orderedAt])]).toEqual([null, [[one.id, 6]]]);
    kept = [];
    hear();
    await expect.poll(shown).toEqual([]);
  });

  it('while it is read has no quotes, and that is said', async () => {
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('odd'));
    await quotes.open();
    expect(quotes.get()).toEqual({ quotes: [], isRead: true, trouble: 'failed' });
  });

  it('that loses its data under the open page gets back what is shown', async () => {
    const one = await made();
    kept = [];
    tellLoss();
    await expect.poll(() => kept).toEqual([one]);
  });
});

it('Codes that are scanned one by one are kept; on a device that keeps nothing there is the last one', async () => {
  const part = { ...PART, index: 1 };
  expect(await quotes.addPart(part)).toEqual([PART, part]);
  vi.spyOn(storage, 'addPart').mockRejectedValue(new Error('full'));
  expect(await quotes.addPart(part)).toEqual([part]);
});
