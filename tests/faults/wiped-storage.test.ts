import 'fake-indexeddb/auto';
import { cartOn, silentChannel } from '../fixtures/cart-on-device';
import { databaseCalled } from '../fixtures/device-database';
import { describe, expect, it, vi } from 'vitest';
import { createMessages } from '../../src/offline/messages';
import { refusedOpening } from '../fixtures/refused-opening';
import { productNumber } from './cart-server';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

const keptIn = async (databaseName: string, accountId = 'elena') =>
  (await cartOn(databaseName, accountId)).entries().map(({ intent }) => [intent.product.id, intent.boxes]);

/** As 'Clear site data' does it: every open page is told and the database is gone. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('failed'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}

describe('When the storage is wiped under an open page', () => {
  it('unsent changes are saved again as they were, and the shopper is told how many', async () => {
    const cartChanges = await cartOn('wiped');
    await cartChanges.put(wish(1, 4));
    await cartChanges.put(wish(2, 5));
    const before = cartChanges.entries();
    const told = vi.fn();
    cartChanges.subscribeRestored(told);
    await deleteDatabase('wiped');
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(2));
    expect(await cartChanges.read('elena')).toEqual(before);
    expect(await keptIn('wiped')).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });

  it('a change made at that moment stands, and the earlier ones stand beside it', async () => {
    const cartChanges = await cartOn('wiped-amid');
    await cartChanges.put(wish(1, 4));
    await cartChanges.put(wish(2, 5));
    const deleted = deleteDatabase('wiped-amid');
    await cartChanges.put(wish(1, 7));
    await deleted;
    await vi.waitFor(async () =>
      expect((await keptIn('wiped-amid')).toSorted()).toEqual([
        [1, 7],
        [2, 5],
      ]),
    );
  });

  it('a browser that aborts the first opening after it, as Chromium does, is asked again', async () => {
    const cartChanges = await cartOn('wiped-abort');
    await cartChanges.put(wish(1, 4));
    const aborted = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => refusedOpening());
    await deleteDatabase('wiped-abort');
    await vi.waitFor(async () => expect(await keptIn('wiped-abort')).toEqual([[1, 4]]));
    expect(aborted.mock.calls.length).toBeGreaterThan(1);
    aborted.mockRestore();
  });

  it('changes of an account that was closed stay for its login', async () => {
    const cartChanges = await cartOn('wiped-closed');
    await cartChanges.put(wish(1, 4));
    await cartChanges.open(null);
    await deleteDatabase('wiped-closed');
    await vi.waitFor(async () => expect(await keptIn('wiped-closed')).toEqual([[1, 4]]));
    expect(cartChanges.entries()).toEqual([]);
  });

  it('what was sent or thrown away before does not come back', async () => {
    const cartChanges = await cartOn('wiped-empty');
    await cartChanges.put(wish(1, 4));
    await cartChanges.discardAll();
    await cartChanges.open(null);
    await deleteDatabase('wiped-empty');
    await cartChanges.open('elena');
    expect(cartChanges.entries()).toEqual([]);
    expect(await keptIn('wiped-empty')).toEqual([]);
  });

  it('a message that waits is saved again', async () => {
    const messages = createMessages({ database: databaseCalled('wiped-messages'), channel: silentChannel, now: () => 0 });
    await messages.open();
    await messages.save('id-1', { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' }, null);
    await deleteDatabase('wiped-messages');
    await vi.waitFor(async () => expect((await messages.read()).map(({ id }) => id)).toEqual(['id-1']));
  });
});
