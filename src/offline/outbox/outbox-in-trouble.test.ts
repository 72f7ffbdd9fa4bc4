import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { entryIn, shownIn, tabNews, type TabNews } from '../../../tests/fixtures/outbox-tab';
import { createOutbox, outbox as ownOutbox, setOutboxStorage, type Outbox } from './outbox';
import { memoryOutboxStorage } from './outbox-memory';
import type { OutboxStorage } from './outbox-storage';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

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

describe('A slow or broken device', () => {
  /** Reads that end when the test says so. */
  function holdReads(): (() => void)[] {
    const held: (() => void)[] = [];
    const read = storage.read;
    vi.spyOn(storage, 'read').mockImplementation(async (accountId) => {
      const records = await read(accountId);
      await new Promise<void>((resolve) => held.push(resolve));
      return records;
    });
    return held;
  }

  it('never shows again what a newer read no longer has', async () => {
    await outbox.put(wish(1, 1));
    const held = holdReads();
    news.hear({ kind: 'changed', accountId: 'elena' });
    await expect.poll(() => held.length).toBe(1);
    const cancelling = outbox.cancel(entryOf(1));
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await cancelling;
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([]);
  });

  it('shows nothing of an account that was closed while it was read', async () => {
    await outbox.put(wish(1, 1));
    const held = holdReads();
    news.hear({ kind: 'changed', accountId: 'elena' });
    await expect.poll(() => held.length).toBe(1);
    await outbox.open(null);
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([]);
  });

  it('does not make a saved change look lost when it cannot be read again', async () => {
    for (const id of [1, 2]) await outbox.put(wish(id, 1));
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('gone'));
    await expect(outbox.put(wish(1, 2))).resolves.toMatchObject({ boxes: 2 });
    expect(shown()).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('shows no account what another was saving when it was closed', async () => {
    const append = storage.append;
    let saved = (): void => undefined;
    vi.spyOn(storage, 'append').mockImplementation(async (...change) => {
      await new Promise<void>((resolve) => (saved = resolve));
      return append(...change);
    });
    const putting = outbox.put(wish(1, 2));
    await expect.poll(() => vi.mocked(storage.append).mock.calls.length).toBe(1);
    await outbox.open('marco');
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('gone'));
    saved();
    await putting;
    expect(shown()).toEqual([]);
  });

  it('is asked for its storage once, and says whether changes outlive the page', async () => {
    const openStorage = vi.fn(async () => ({ ...memoryOutboxStorage(), isDurable: true }));
    outbox = openOver(openStorage);
    await outbox.open('elena');
    await outbox.put(wish(1, 1));
    expect([openStorage.mock.calls.length, outbox.isDurable()]).toEqual([1, true]);
    outbox = openOver(async () => memoryOutboxStorage());
    expect(outbox.isDurable()).toBe(true);
    await outbox.open('elena');
    expect(outbox.isDurable()).toBe(false);
    outbox = openOver(() => Promise.reject(new Error('no storage')));
    await outbox.open('elena');
    expect(outbox.isDurable()).toBe(false);
  });
});

describe('A storage that is wiped under the page', () => {
  let tellLoss: () => void;
  const restore = vi.fn<OutboxStorage['restore']>();

  beforeEach(async () => {
    restore.mockReset().mockResolvedValue(2);
    storage = { ...memoryOutboxStorage(), restore, onLost: (listener) => void (tellLoss = listener) };
    outbox = openOver(async () => storage);
    await outbox.open('elena');
    await outbox.put(wish(1, 1));
    news.posted.length = 0;
  });

  it('gets back what is shown and what is closed; the screens and the other tabs hear of each account once', async () => {
    await outbox.put(wish(2, 1));
    await outbox.open('marco');
    await outbox.put(wish(3, 1));
    news.posted.length = 0;
    const told: number[] = [];
    const stop = outbox.subscribeRestored((count) => void told.push(count));
    tellLoss();
    await expect.poll(() => told).toEqual([2]);
    expect(restore.mock.calls[0]?.[0].map(({ v, accountId, intent }) => [v, accountId, intent.product.id])).toEqual([
      [1, 'marco', 3],
      [1, 'elena', 1],
      [1, 'elena', 2],
    ]);
    await expect.poll(() => news.posted.map(({ accountId }) => accountId)).toEqual(['marco', 'elena']);
    stop();
    tellLoss();
    await expect.poll(() => news.posted.length).toBe(4);
    expect(told).toEqual([2]);
  });

  it('is no news where everything is still there, and where there was nothing', async () => {
    restore.mockResolvedValue(0);
    const told = vi.fn();
    outbox.subscribeRestored(told);
    tellLoss();
    await expect.poll(() => restore.mock.calls.length).toBe(1);
    await outbox.cancel(entryOf(1));
    news.posted.length = 0;
    tellLoss();
    await new Promise((resolve) => setTimeout(resolve));
    expect([restore.mock.calls.length, told.mock.calls.length, news.posted]).toEqual([1, 0, []]);
  });

  it('gets back nothing that an account has taken back since it was opened again', async () => {
    await outbox.open(null);
    await outbox.open('elena');
    await outbox.cancel(entryOf(1));
    tellLoss();
    await new Promise((resolve) => setTimeout(resolve));
    expect(restore).not.toHaveBeenCalled();
  });
});

it('Opened twice, an outbox hears of each news once', async () => {
  const listen = vi.fn();
  const twice = createOutbox({ openStorage: async () => storage, channel: { post: () => undefined, listen }, now: () => 0 });
  await twice.open('elena');
  await twice.open('marco');
  expect(listen).toHaveBeenCalledTimes(1);
});

it("The store's own outbox waits for its storage, whose code comes later, and tells when a change was saved", async () => {
  const before = Date.now();
  const opening = ownOutbox.open('elena');
  setOutboxStorage(async () => memoryOutboxStorage());
  await opening;
  await ownOutbox.put(wish(1, 2));
  expect(ownOutbox.entries()).toMatchObject([{ intent: { boxes: 2 } }]);
  expect(ownOutbox.entries()[0]?.savedAt).toBeGreaterThanOrEqual(before);
});
