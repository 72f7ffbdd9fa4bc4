import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { failedTry, NO_TRIES, startedTry } from '../sync/backoff';
import { openOutboxStorage } from './outbox-indexed-db';
import { memoryOutboxStorage } from './outbox-memory';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: boxes > 5 });
let databases = 0;
const nextDatabase = (): string => `storages-${(databases += 1)}`;

describe.each([
  ['on the device', () => openOutboxStorage(databaseCalled(nextDatabase()))],
  ['in memory', async () => memoryOutboxStorage()],
])('Unsent changes %s', (where, open) => {
  const sequences = async (storage: Awaited<ReturnType<typeof open>>, accountId = 'elena') =>
    (await storage.read(accountId)).map(({ intent }) => [intent.product.id, intent.boxes, intent.sequence]);

  it('outlive the page where they lie on the device, and there alone', async () => {
    expect((await open()).isDurable).toBe(where === 'on the device');
  });

  it('are one for each floor, under numbers that only grow, each for its own account', async () => {
    const storage = await open();
    const first = await storage.append('elena', wish(1, 2), 1_000);
    expect(first).toEqual({
      v: 1,
      accountId: 'elena',
      intent: { ...wish(1, 2), sequence: 1 },
      deviceId: first.deviceId,
      savedAt: 1_000,
      state: 'waiting',
      refusal: null,
      isInDoubt: false,
      seenCartVersion: null,
      ending: null,
      tries: NO_TRIES,
    });
    await storage.append('elena', wish(2, 9), 2_000);
    await storage.append('marco', wish(1, 4), 3_000);
    const again = await storage.append('elena', wish(1, 7), 4_000);
    expect([again.deviceId, again.intent.isInstallationChosen]).toEqual([first.deviceId, true]);
    expect((await sequences(storage)).toSorted()).toEqual([
      [1, 7, 4],
      [2, 9, 2],
    ]);
    expect(await sequences(storage, 'marco')).toEqual([[1, 4, 3]]);
    expect(await sequences(storage, 'el')).toEqual([]);
  });

  it('in place of an older one inherit its doubt and its distance to the last try', async () => {
    const storage = await open();
    await storage.append('elena', wish(1, 2), 0);
    await storage.revise('elena', 1, (record) => ({
      ...record,
      isInDoubt: true,
      tries: failedTry(startedTry(record.tries, 50_000), 50_000),
    }));
    expect(await storage.append('elena', wish(1, 3), 0)).toMatchObject({
      isInDoubt: true,
      tries: { attempts: 0, lastTryAt: 50_000, notBefore: 55_000 },
    });
  });

  it('are made on the cart that the shopper saw: the first of several waiting ones counts, after a refusal the newest', async () => {
    const storage = await open();
    await storage.noteCartVersion('elena', 3);
    await storage.noteCartVersion('marco', 8);
    expect(await storage.append('elena', wish(1, 2), 0)).toMatchObject({ seenCartVersion: 3 });
    await storage.noteCartVersion('elena', 4);
    expect(await storage.append('elena', wish(1, 3), 0)).toMatchObject({ seenCartVersion: 3 });
    await storage.revise('elena', 1, (record) => ({ ...record, state: 'refused', refusal: 'Sold out' }));
    expect(await storage.append('elena', wish(1, 4), 0)).toMatchObject({ seenCartVersion: 4, state: 'waiting', refusal: null });
  });

  it('are changed or deleted as the drain decides, and left alone where there is nothing to decide', async () => {
    const storage = await open();
    const decide = vi.fn(() => null);
    await storage.revise('elena', 1, decide);
    expect(decide).not.toHaveBeenCalled();
    await storage.append('elena', wish(1, 2), 0);
    await storage.revise('elena', 1, () => 'keep');
    await storage.revise('elena', 2, () => null);
    await storage.revise('marco', 1, () => null);
    expect(await sequences(storage)).toEqual([[1, 2, 1]]);
    await storage.revise('elena', 1, decide);
    expect(await sequences(storage)).toEqual([]);
  });

  it('get the next number where they are still the expected ones', async () => {
    const storage = await open();
    expect(await storage.renumber('elena', 1, () => true)).toBeNull();
    await storage.append('elena', wish(1, 2), 0);
    expect(await storage.renumber('elena', 1, () => false)).toBeNull();
    expect(await sequences(storage)).toEqual([[1, 2, 1]]);
    const next = await storage.renumber('elena', 1, ({ intent }) => intent.sequence === 1);
    expect(next?.intent).toEqual({ ...wish(1, 2), sequence: 2 });
    expect(await storage.read('elena')).toMatchObject([{ intent: { sequence: 2 } }]);
  });

  it('of one account are cleared with what it saw of the cart, and those of another stay', async () => {
    const storage = await open();
    await storage.noteCartVersion('elena', 3);
    await storage.append('elena', wish(1, 2), 0);
    await storage.append('marco', wish(1, 4), 0);
    await storage.clear('elena');
    expect([await sequences(storage), await sequences(storage, 'marco')]).toEqual([[], [[1, 4, 2]]]);
    expect(await storage.append('elena', wish(1, 2), 0)).toMatchObject({ seenCartVersion: null });
  });

  it('that were wiped are put back where there is a device, and no other takes their place', async () => {
    const storage = await open();
    const lost = await storage.append('elena', wish(1, 2), 0);
    await storage.append('elena', wish(2, 2), 0);
    await storage.revise('elena', 1, () => null);
    const known = await storage.read('elena');
    const restored = await storage.restore([lost, ...known.map((record) => ({ ...record, savedAt: 99 }))]);
    expect(restored).toBe(where === 'on the device' ? 1 : 0);
    expect((await storage.read('elena')).map(({ savedAt }) => savedAt)).not.toContain(99);
    expect(() => storage.onLost(() => undefined)).not.toThrow();
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
    const databaseName = nextDatabase();
    await set('device', stored, databaseCalled(databaseName).useStore('cart'));
    const storage = await openOutboxStorage(databaseCalled(databaseName));
    const { deviceId, intent } = await storage.append('elena', wish(1, 2), 0);
    expect([deviceId === 'old', intent.sequence]).toEqual([false, 1]);
    expect((await storage.append('elena', wish(2, 2), 0)).deviceId).toBe(deviceId);
  });

  it('goes on where an earlier page left it', async () => {
    const databaseName = nextDatabase();
    await set('device', { v: 1, deviceId: 'known', sequence: 7 }, databaseCalled(databaseName).useStore('cart'));
    const storage = await openOutboxStorage(databaseCalled(databaseName));
    expect(await storage.append('elena', wish(1, 2), 0)).toMatchObject({ deviceId: 'known', intent: { sequence: 8 } });
  });

  it.each<unknown>(['3', null, { v: 1 }, { version: '3' }, { version: 1.5 }])(
    'beside a damaged version of the cart, %j, knows none',
    async (stored) => {
      const databaseName = nextDatabase();
      await set('cart-version elena', stored, databaseCalled(databaseName).useStore('cart'));
      const storage = await openOutboxStorage(databaseCalled(databaseName));
      expect(await storage.append('elena', wish(1, 2), 0)).toMatchObject({ seenCartVersion: null });
    },
  );
});
