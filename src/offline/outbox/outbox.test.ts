import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { entryIn, shownIn, tabNews, type TabNews } from '../../../tests/fixtures/outbox-tab';
import type { CartLine } from '../../domain/cart';
import { NO_TRIES } from '../sync/backoff';
import { createOutbox, type Outbox } from './outbox';
import { memoryOutboxStorage } from './outbox-memory';
import type { OutboxRecord } from './outbox-record';
import type { OutboxStorage } from './outbox-storage';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });
const LINE: CartLine = { lineId: 1, boxes: 1, isInstallationChosen: false, product: productNumber(1) };

let storage: OutboxStorage;
let outbox: Outbox;
let news: TabNews;

function openOver(openStorage: () => Promise<OutboxStorage>): Outbox {
  news = tabNews();
  return createOutbox({ openStorage, now: () => 5_000, channel: news.channel });
}

beforeEach(async () => {
  storage = memoryOutboxStorage();
  outbox = openOver(async () => storage);
  await outbox.open('elena');
});

const shown = () => shownIn(outbox);
const entryOf = (id: number) => entryIn(outbox, id);
/** Changes an entry like the drain or another tab. */
const becomes = (id: number, change: Partial<OutboxRecord>): Promise<void> =>
  outbox.resolve(entryOf(id), (record) => ({ ...record, ...change }));

describe('Unsent changes', () => {
  it('are shown oldest first, one for each product, whatever order the device has them in', async () => {
    const read = storage.read;
    vi.spyOn(storage, 'read').mockImplementation(async (accountId) => (await read(accountId)).toReversed());
    for (const [id, boxes] of [
      [2, 1],
      [1, 1],
      [3, 1],
      [2, 5],
    ] as const)
      await outbox.put(wish(id, boxes));
    expect(shown()).toEqual([
      [1, 1],
      [3, 1],
      [2, 5],
    ]);
    expect(entryOf(2).savedAt).toBe(5_000);
  });

  it('belong to one account: another sees none of them, and nobody signed in can make one', async () => {
    await outbox.put(wish(1, 1));
    await outbox.open('marco');
    expect(shown()).toEqual([]);
    await outbox.open(null);
    expect([shown(), outbox.accountId()]).toEqual([[], null]);
    await expect(outbox.put(wish(1, 1))).rejects.toThrow('No account is open');
    await outbox.open('elena');
    expect(shown()).toEqual([[1, 1]]);
  });

  it('are the same list until something changes, so that no screen is drawn for nothing', async () => {
    await outbox.open('marco');
    const none = outbox.entries();
    await outbox.open('marco');
    expect(outbox.entries()).toBe(none);
    await outbox.put(wish(1, 1));
    expect(outbox.entries()).not.toBe(none);
    const opening = outbox.open('marco');
    expect(shown()).toEqual([[1, 1]]);
    await opening;
  });

  it('are told to every screen that listens, and to none that has stopped', async () => {
    const told: number[] = [];
    const stop = outbox.subscribe(() => void told.push(outbox.entries().length));
    await outbox.put(wish(1, 1));
    expect(told).toEqual([1]);
    stop();
    await outbox.put(wish(2, 1));
    expect(told).toEqual([1]);
  });
});

describe('A change that is taken back', () => {
  it('is gone when no call for it is under way', async () => {
    await outbox.put(wish(1, 3));
    expect(await outbox.cancel(entryOf(1))).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('stays when a call for it may still reach the server: only a newer change can undo it', async () => {
    await outbox.put(wish(1, 3));
    await becomes(1, { isInDoubt: true });
    expect(await outbox.cancel(entryOf(1))).toBe(false);
    expect(shown()).toEqual([[1, 3]]);
  });

  it('stays when a call for it began after the screen was drawn', async () => {
    await outbox.put(wish(1, 3));
    const asDrawn = entryOf(1);
    await becomes(1, { isInDoubt: true });
    expect(await outbox.cancel(asDrawn)).toBe(false);
    expect(shown()).toEqual([[1, 3]]);
  });

  it('leaves a newer change alone, and one that another numbering made', async () => {
    await outbox.put(wish(1, 3));
    const older = entryOf(1);
    await outbox.put(wish(1, 4));
    expect(await outbox.cancel(older)).toBe(false);
    expect(await outbox.cancel({ ...entryOf(1), deviceId: 'another' })).toBe(false);
    expect(shown()).toEqual([[1, 4]]);
  });

  it('is one of many: the others stay', async () => {
    await outbox.put(wish(1, 3));
    await outbox.put(wish(2, 1));
    await outbox.cancel(entryOf(1));
    expect(shown()).toEqual([[2, 1]]);
  });
});

describe('A refused change', () => {
  beforeEach(async () => {
    await outbox.put(wish(1, 3));
    await outbox.put(wish(2, 1));
    await becomes(1, { state: 'refused', refusal: 'Sold out' });
  });

  it('is gone once the shopper has read it; one that still waits is not', async () => {
    await outbox.dismiss(1);
    await outbox.dismiss(2);
    expect(shown()).toEqual([[2, 1]]);
  });

  it('waits again when the shopper says so, without its refusal', async () => {
    await outbox.retry(1);
    expect(entryOf(1)).toMatchObject({ state: 'waiting', refusal: null });
  });

  it('alone is tried again: one that waits is left as it is', async () => {
    await becomes(2, { refusal: 'kept' });
    await outbox.retry(2);
    expect(entryOf(2)).toMatchObject({ state: 'waiting', refusal: 'kept' });
  });
});

describe('The drain', () => {
  it('changes the entry that it has sent, and no newer one', async () => {
    await outbox.put(wish(1, 3));
    const sent = entryOf(1);
    await outbox.put(wish(1, 4));
    await outbox.resolve(sent, () => null);
    expect(shown()).toEqual([[1, 4]]);
    expect(await outbox.renumber(sent)).toBeNull();
  });

  it('gets an entry under the next number, and the screens with it', async () => {
    await outbox.put(wish(1, 3));
    const before = entryOf(1).intent.sequence;
    const renumbered = await outbox.renumber(entryOf(1));
    expect(renumbered?.intent.sequence).toBe(before + 1);
    expect(entryOf(1).intent.sequence).toBe(before + 1);
    expect((await outbox.read('elena')).map(({ intent }) => intent.boxes)).toEqual([3]);
  });

  it("tells the server's cart to this tab and the others, and to no screen of another account", async () => {
    const told: unknown[] = [];
    const stop = outbox.subscribeServerCart((accountId, lines) => void told.push([accountId, lines]));
    outbox.announceServerCart('elena', [LINE]);
    outbox.announceServerCart('marco', [LINE]);
    expect(told).toEqual([['elena', [LINE]]]);
    expect(news.posted.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ['server-cart', 'elena'],
      ['server-cart', 'marco'],
    ]);
    stop();
    outbox.announceServerCart('elena', [LINE]);
    expect(told).toHaveLength(1);
  });

  it('frees a newer change of a floor whose older one has arrived', async () => {
    await outbox.put(wish(1, 3));
    const sent = entryOf(1);
    await becomes(1, { tries: { attempts: 2, lastTryAt: 4_000, notBefore: 9_000, retryAt: 0 } });
    await outbox.put(wish(1, 4));
    expect(entryOf(1).tries.notBefore).toBe(9_000);
    await outbox.release(sent);
    expect(entryOf(1)).toMatchObject({ intent: { boxes: 4 }, tries: NO_TRIES });
  });

  it('notes the version of the cart on which the next change is made', async () => {
    await outbox.noteCartVersion('elena', 7);
    await outbox.put(wish(1, 1));
    expect(entryOf(1).seenCartVersion).toBe(7);
  });

  it("is not stopped by a cart's version that cannot be noted", async () => {
    vi.spyOn(storage, 'noteCartVersion').mockRejectedValue(new Error('full'));
    await expect(outbox.noteCartVersion('elena', 3)).resolves.toBeUndefined();
  });
});

describe('Other tabs', () => {
  it('hear of every change of an account', async () => {
    await outbox.put(wish(1, 1));
    await outbox.cancel(entryOf(1));
    await outbox.put(wish(1, 1));
    const discarding = outbox.discardAll();
    expect(shown()).toEqual([]);
    await discarding;
    expect(news.posted).toEqual(Array.from({ length: 4 }, () => ({ kind: 'changed', accountId: 'elena' })));
    expect(shown()).toEqual([]);
  });

  it('do not lose what another account has waiting when one account’s is thrown away, which is no longer open', async () => {
    await outbox.put(wish(1, 1));
    await outbox.open('marco');
    await outbox.put(wish(2, 2));
    await outbox.discardOf('elena');
    expect([await outbox.read('elena'), (await outbox.read('marco')).length, shown()]).toEqual([[], 1, [[2, 2]]]);
  });

  it('show here what they have saved, for this account alone', async () => {
    await storage.append('elena', wish(1, 2), 0);
    news.hear({ kind: 'changed', accountId: 'marco' });
    await Promise.resolve();
    expect(shown()).toEqual([]);
    news.hear({ kind: 'changed', accountId: 'elena' });
    await expect.poll(shown).toEqual([[1, 2]]);
  });

  it("tell this one the server's cart, for this account alone", () => {
    const told: string[] = [];
    outbox.subscribeServerCart((accountId) => void told.push(accountId));
    news.hear({ kind: 'server-cart', accountId: 'marco', lines: [LINE] });
    news.hear({ kind: 'server-cart', accountId: 'elena', lines: [LINE] });
    expect(told).toEqual(['elena']);
  });
});
