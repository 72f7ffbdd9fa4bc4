import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_DATABASE } from '../../tests/fixtures/cart-on-device';
import { productNumber } from '../../tests/fixtures/cart-product';
import { entryIn, shownIn, tabNews, type TabNews } from '../../tests/fixtures/cart-tab';
import { databaseCalled, troubledDatabase } from '../../tests/fixtures/device-database';
import type { CartLine } from '../domain/cart';
import { createCartChanges, type CartChanges } from './cart';
import type { CartRecord } from './cart-record';
import { orInMemory, type Transactions } from './kept/database';
import { failedTry, NO_TRIES, startedTry } from './sync/backoff';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });
const LINE: CartLine = { lineId: 1, boxes: 1, isInstallationChosen: false, product: productNumber(1) };
let devices = 0;
const nextDevice = (): Transactions => databaseCalled(`cart-${(devices += 1)}`);

let database: Transactions;
let changes: CartChanges;
let news: TabNews;

function tabOn(of: Transactions): CartChanges {
  news = tabNews();
  return createCartChanges({ database: orInMemory(of, 'cart'), now: () => 5_000, channel: news.channel });
}

beforeEach(async () => {
  database = nextDevice();
  changes = tabOn(database);
  await changes.open('elena');
});

const shown = () => shownIn(changes);
const entryOf = (id: number) => entryIn(changes, id);
/** Changes a record like the sender or another tab. */
const becomes = (id: number, change: Partial<CartRecord>): Promise<void> =>
  changes.resolve(entryOf(id), (record) => ({ ...record, ...change }));
const put = (record: unknown, key: string): Promise<unknown> => database.write('cart', (records) => records.put(record, key));

describe.each([
  ['on the device', nextDevice, true],
  ['in memory, where there is no usable storage', () => NO_DATABASE, false],
])('Unsent changes %s', (_where, open, isDurable) => {
  beforeEach(async () => {
    changes = tabOn(open());
    await changes.open('elena');
  });

  it('are one for each product, oldest first, under numbers that only grow', async () => {
    for (const [id, boxes] of [
      [2, 1],
      [1, 1],
      [3, 1],
      [2, 5],
    ] as const)
      await changes.put(wish(id, boxes));
    expect(shown()).toEqual([
      [1, 1],
      [3, 1],
      [2, 5],
    ]);
    const { deviceId } = entryOf(1);
    expect(changes.entries().map((record) => [record.deviceId, record.intent.sequence])).toEqual([
      [deviceId, 2],
      [deviceId, 3],
      [deviceId, 4],
    ]);
    expect([entryOf(2).savedAt, changes.isDurable()]).toEqual([5_000, isDurable]);
  });

  it('belong to one account: another sees none of them, and nobody signed in can make one', async () => {
    await changes.put(wish(1, 1));
    await changes.open('marco');
    expect(shown()).toEqual([]);
    await changes.open(null);
    expect([shown(), changes.accountId()]).toEqual([[], null]);
    await expect(changes.put(wish(1, 1))).rejects.toThrow('No account is open');
    await changes.open('elena');
    expect(shown()).toEqual([[1, 1]]);
  });

  it('in place of an older one inherit its doubt and its distance to the last try', async () => {
    await changes.put(wish(1, 2));
    await becomes(1, { isInDoubt: true, tries: failedTry(startedTry(NO_TRIES, 50_000), 50_000) });
    await changes.put(wish(1, 3));
    expect(entryOf(1)).toMatchObject({ isInDoubt: true, tries: { attempts: 0, lastTryAt: 50_000, notBefore: 55_000 } });
  });

  it('are made on the cart that the shopper saw: the first of several waiting ones counts, after a refusal the newest', async () => {
    await changes.noteCartVersion('elena', 3);
    await changes.noteCartVersion('marco', 8);
    await changes.put(wish(1, 2));
    await changes.noteCartVersion('elena', 4);
    await changes.put(wish(1, 3));
    expect(entryOf(1).seenCartVersion).toBe(3);
    await becomes(1, { state: 'refused', refusal: 'Sold out' });
    await changes.put(wish(1, 4));
    expect(entryOf(1)).toMatchObject({ seenCartVersion: 4, state: 'waiting', refusal: null });
  });

  it('of one account are thrown away with what it saw of the cart, also when it is no longer open, and those of another stay', async () => {
    await changes.noteCartVersion('elena', 3);
    await changes.put(wish(1, 1));
    await changes.open('marco');
    await changes.put(wish(2, 2));
    await changes.discardOf('elena');
    expect([await changes.read('elena'), (await changes.read('marco')).length, shown()]).toEqual([[], 1, [[2, 2]]]);
    await changes.open('elena');
    await changes.put(wish(1, 1));
    expect(entryOf(1).seenCartVersion).toBeNull();
  });

  it('are the same list until something changes, so that no screen is drawn for nothing', async () => {
    const none = changes.entries();
    await changes.open('elena');
    expect(changes.entries()).toBe(none);
    await changes.put(wish(1, 1));
    const one = changes.entries();
    await changes.read('elena');
    expect([one === none, changes.entries().length]).toEqual([false, 1]);
  });

  it('are told to every screen that listens, and to none that has stopped', async () => {
    const told: number[] = [];
    const stop = changes.subscribe(() => void told.push(changes.entries().length));
    await changes.put(wish(1, 1));
    expect(told).toEqual([1]);
    stop();
    await changes.put(wish(2, 1));
    expect(told).toEqual([1]);
  });
});

describe('A change that is taken back', () => {
  it('is gone when no call for it is under way, and the others stay', async () => {
    await changes.put(wish(1, 3));
    await changes.put(wish(2, 1));
    expect(await changes.cancel(entryOf(1))).toBe(true);
    expect(shown()).toEqual([[2, 1]]);
  });

  it('stays when a call for it began after the screen was drawn: only a newer change can undo it', async () => {
    await changes.put(wish(1, 3));
    const asDrawn = entryOf(1);
    await becomes(1, { isInDoubt: true });
    expect([await changes.cancel(asDrawn), await changes.cancel(entryOf(1))]).toEqual([false, false]);
    expect(shown()).toEqual([[1, 3]]);
  });

  it('leaves a newer change alone, and one that another numbering made', async () => {
    await changes.put(wish(1, 3));
    const older = entryOf(1);
    await changes.put(wish(1, 4));
    expect(await changes.cancel(older)).toBe(false);
    expect(await changes.cancel({ ...entryOf(1), deviceId: 'another' })).toBe(false);
    expect(shown()).toEqual([[1, 4]]);
  });
});

describe('A refused change', () => {
  beforeEach(async () => {
    await changes.put(wish(1, 3));
    await changes.put(wish(2, 1));
    await becomes(1, { state: 'refused', refusal: 'Sold out' });
    await becomes(2, { refusal: 'kept' });
  });

  it('is gone once the shopper has read it; one that still waits is not', async () => {
    await changes.dismiss(1);
    await changes.dismiss(2);
    expect(shown()).toEqual([[2, 1]]);
  });

  it('waits again when the shopper says so, without its refusal; one that waits is left as it is', async () => {
    await changes.retry(1);
    await changes.retry(2);
    expect(entryOf(1)).toMatchObject({ state: 'waiting', refusal: null });
    expect(entryOf(2)).toMatchObject({ state: 'waiting', refusal: 'kept' });
  });
});

describe('The sender', () => {
  it('changes and settles what it has sent, and no newer change', async () => {
    await changes.put(wish(1, 3));
    const sent = entryOf(1);
    await becomes(1, { tries: { attempts: 2, lastTryAt: 4_000, notBefore: 9_000, retryAt: 0 } });
    await changes.put(wish(1, 4));
    await changes.resolve(sent, () => null);
    expect([shown(), entryOf(1).tries.notBefore]).toEqual([[[1, 4]], 9_000]);
    expect(await changes.renumber(sent)).toBeNull();
    // It has arrived: the newer one need not wait.
    await changes.settle(sent);
    expect(entryOf(1)).toMatchObject({ intent: { boxes: 4 }, tries: NO_TRIES });
    await changes.settle(entryOf(1));
    expect([shown(), await changes.read('elena')]).toEqual([[], []]);
  });

  it('gets a change under the next number, and the screens with it', async () => {
    await changes.put(wish(1, 3));
    const before = entryOf(1).intent.sequence;
    const renumbered = await changes.renumber(entryOf(1));
    expect([renumbered?.intent.sequence, entryOf(1).intent.sequence]).toEqual([before + 1, before + 1]);
    expect((await changes.read('elena')).map(({ intent }) => [intent.boxes, intent.sequence])).toEqual([[3, before + 1]]);
  });

  it("tells the server's cart to this tab and the others, and to no screen of another account", async () => {
    const told: unknown[] = [];
    const stop = changes.subscribeServerCart((accountId, lines) => void told.push([accountId, lines]));
    changes.announceServerCart('elena', [LINE]);
    changes.announceServerCart('marco', [LINE]);
    news.hear({ accountId: 'marco', lines: [LINE] });
    expect(told).toEqual([['elena', [LINE]]]);
    expect(news.posted).toEqual([
      { accountId: 'elena', lines: [LINE] },
      { accountId: 'marco', lines: [LINE] },
    ]);
    news.hear({ accountId: 'elena', lines: [LINE] });
    expect(told).toHaveLength(2);
    stop();
    changes.announceServerCart('elena', [LINE]);
    expect(told).toHaveLength(2);
  });

  it("is not stopped by a cart's version that cannot be noted", async () => {
    const troubled = troubledDatabase();
    changes = tabOn(troubled.database);
    await changes.open('elena');
    troubled.trouble.write = 'full';
    await expect(changes.noteCartVersion('elena', 3)).resolves.toBeUndefined();
  });

  it('knows the newest change that waits, whatever was refused after it', async () => {
    expect(changes.newest()).toBe('');
    await changes.put(wish(1, 1));
    const { deviceId } = entryOf(1);
    expect(changes.newest()).toBe(`elena ${deviceId} 1`);
    await changes.put(wish(2, 1));
    expect(changes.newest()).toBe(`elena ${deviceId} 2`);
    await becomes(2, { state: 'refused' });
    expect(changes.newest()).toBe(`elena ${deviceId} 1`);
  });
});

describe('Other tabs', () => {
  it('hear of every change of an account', async () => {
    await changes.put(wish(1, 1));
    await changes.cancel(entryOf(1));
    await changes.put(wish(1, 1));
    const discarding = changes.discardAll();
    expect(shown()).toEqual([]);
    await discarding;
    expect([news.posted, shown()]).toEqual([['changed', 'changed', 'changed', 'changed'], []]);
  });

  it('show here what they have saved, for the open account alone', async () => {
    const [here, heard] = [changes, news.hear];
    const other = tabOn(database);
    for (const accountId of ['marco', 'elena']) {
      await other.open(accountId);
      await other.put(wish(1, 2));
      heard('changed');
      await vi.waitFor(() => expect(shownIn(here)).toEqual(accountId === 'elena' ? [[1, 2]] : []));
    }
  });

  it('are listened to once, however often an account is opened', async () => {
    const listen = vi.fn();
    const twice = createCartChanges({ database: orInMemory(database, 'cart'), channel: { post: () => undefined, listen }, now: () => 0 });
    await twice.open('elena');
    await twice.open('marco');
    expect(listen).toHaveBeenCalledTimes(1);
  });
});

describe('Boxes that are being typed when the page ends', () => {
  const opened = async (now = 5_000): Promise<CartChanges> => {
    const page = createCartChanges({ database: orInMemory(database, 'cart'), now: () => now, channel: tabNews().channel });
    await page.open('elena');
    return page;
  };

  it('are a change of the next page, once, and of this account alone', async () => {
    await changes.noteTyped(wish(1, 1));
    await changes.noteTyped(wish(1, 12));
    expect(shown()).toEqual([]);
    await changes.open('marco');
    expect(shown()).toEqual([]);
    const next = await opened();
    expect(shownIn(next)).toEqual([[1, 12]]);
    await next.cancel(entryIn(next, 1));
    expect(shownIn(await opened())).toEqual([]);
  });

  it('are none once the field was left, with a change or without one', async () => {
    await changes.noteTyped(wish(1, 12));
    await changes.put(wish(1, 2));
    await changes.noteTyped(wish(2, 12));
    await changes.noteTyped(null);
    expect(shownIn(await opened())).toEqual([[1, 2]]);
  });

  it('are forgotten after a day, with the account, and while nobody is signed in', async () => {
    await changes.noteTyped(wish(1, 12));
    expect(shownIn(await opened(5_001 + 24 * 60 * 60 * 1000))).toEqual([]);
    await changes.discardAll();
    await changes.open(null);
    await changes.noteTyped(wish(1, 12));
    expect(shownIn(await opened())).toEqual([]);
  });
});

describe('A device without storage', () => {
  it('is asked for it once, and is durable until it has refused', async () => {
    const refused = vi.fn();
    changes = tabOn({
      ...NO_DATABASE,
      read: (store, work) => {
        refused();
        return NO_DATABASE.read(store, work);
      },
    });
    expect(changes.isDurable()).toBe(true);
    await changes.open('elena');
    await changes.put(wish(1, 1));
    expect([refused.mock.calls.length, changes.isDurable()]).toEqual([1, false]);
  });
});

describe('A numbering on the device', () => {
  it.each<[string, unknown]>([
    ['a text', 'device'],
    ['nothing', null],
    ['one without an id', { sequence: 7 }],
    ['one without a number', { deviceId: 'old' }],
    ['one whose id is a number', { deviceId: 7, sequence: 7 }],
    ['one whose number is a text', { deviceId: 'old', sequence: '7' }],
  ])('that is damaged (%s) is replaced as a whole: the server would take its numbers for late ones', async (_what, stored) => {
    await put(stored, 'device');
    await changes.put(wish(1, 2));
    const { deviceId, intent } = entryOf(1);
    await changes.put(wish(2, 2));
    expect([deviceId === 'old', intent.sequence, entryOf(2).deviceId]).toEqual([false, 1, deviceId]);
  });

  it('goes on where an earlier page left it', async () => {
    await put({ v: 1, deviceId: 'known', sequence: 7 }, 'device');
    await changes.put(wish(1, 2));
    expect(entryOf(1)).toMatchObject({ deviceId: 'known', intent: { sequence: 8 } });
  });

  it.each<unknown>(['3', null, { v: 1 }, { version: '3' }, { version: 1.5 }])(
    'beside a damaged version of the cart, %j, knows none',
    async (stored) => {
      await put(stored, 'elena version');
      await changes.put(wish(1, 2));
      expect(entryOf(1).seenCartVersion).toBeNull();
    },
  );
});
