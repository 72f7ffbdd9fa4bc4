// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { keys, set } from 'idb-keyval';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cartOn } from '../../tests/fixtures/cart-on-device';
import { setTransport, transport } from '../api/transport';
import { bill } from '../domain/bill';
import { newProject, withNewRoom } from '../domain/rooms/edit-project';
import { cartQueries } from '../features/cart/queries';
import { refusedSession } from '../features/session/refused-session';
import { sessionStore } from '../features/session/session-store';
import { NOTHING_UNSENT } from '../features/session/unsent';
import { connection } from '../offline/connection/connection';
import { hasRooms, hasWaitingLogouts } from '../offline/what-waits';
import { waitingLogouts } from '../offline/logouts';
import { messages } from '../offline/messages';
import { cartChanges } from '../offline/cart';
import { paymentAttempts } from '../offline/payments';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { keptDatabase, openKeyValueStore } from '../offline/kept/database';
import { databaseNames, localKeys } from '../offline/storage/storage-keys';
import { NO_TRIES } from '../offline/sync/backoff';
import { readMirror } from '../offline/sync/session-mirror';
import { startOffline } from './start-offline';

const ELENA = { authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
const MESSAGE = { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Oak?' };
const PICTURE = { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' };
const PRODUCT = { id: 7, title: 'Oak', slug: 'oak', picture: PICTURE, priceCentsPerSqft: null, pricePerBoxCents: 100, sqftPerBox: 2000 };
const NOTHING_TO_PAY = bill({
  lines: [],
  taxPercentHundredths: 0,
  installationCentsPerSqft: 0,
  isInstallationChosen: false,
  promoPercentHundredths: 0,
  shippingCents: 0,
});
const PAYMENT = {
  v: 1,
  accountId: 'elena',
  order: {
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
    paymentId: 'pi_1',
    paymentStatus: '',
    cartLineIds: [31],
    bill: NOTHING_TO_PAY,
  },
  startedAt: Date.now() - 3_600_000,
  isPaid: true,
  tries: NO_TRIES,
} as const;

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../ui/toast', async (importOriginal) => ({ ...(await importOriginal<object>()), showToast }));

const client = new QueryClient();
let isAway = false;
const asked: string[] = [];
const isAskedFor = (path: string) => vi.waitFor(() => expect(asked).toContain(path), { timeout: 10_000 });

function measured() {
  let ids = 0;
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  return withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 });
}

// An earlier visit of Elena's has left something of each kind; then the page is opened once, as main.tsx opens it.
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setTransport({
    baseUrl: '',
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: () => 'token',
    fetch: async (url) => {
      const { pathname } = new URL(url, 'http://shop.example');
      asked.push(pathname);
      if (isAway) throw new TypeError('connection refused');
      return Response.json({ status: 1, message: '', data: pathname === '/userauth/getusercarts' ? [] : null });
    },
  });
  sessionStore.signIn(ELENA, 'elena');
  await (await cartOn(keptDatabase)).put({ product: PRODUCT, boxes: 3, isInstallationChosen: false });
  await messages.save('0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c', MESSAGE, null);
  localStorage.setItem(localKeys.messagesWait, '1');
  await deviceRooms().save('elena', measured());
  hasRooms.set(true);
  await paymentAttempts.save(PAYMENT);
  await waitingLogouts.keep('a'.repeat(64), Date.now());
  hasWaitingLogouts.set(true);
  localStorage.setItem(localKeys.offlineCatalogue, 'working');
  startOffline(client, null);
});
afterAll(() => sessionStore.signOut());

describe('A page that starts', () => {
  it.each([
    ['a change of the cart that waits', '/userauth/addeditusercarts'],
    ['a message that waits', '/beforeauth/contactus'],
    ['a room that waits', '/userauth/saveproject'],
    ['a payment without an order', '/userauth/checkout'],
    ['a logout that did not reach the server', '/auth_service/auth/end-session'],
    ['a catalogue that is half kept', '/beforeauth/getcataloguechanges'],
  ])('goes on with %s', async (_what, path) => {
    await isAskedFor(path);
  });

  it('paces the renewals of a key', () => {
    expect(transport().paceRefresh).toBeDefined();
  });

  it('leaves the worker a copy of the session', async () => {
    await vi.waitFor(async () => expect(await readMirror()).toMatchObject({ accountId: 'elena', authKey: 'key-1' }));
  });
});

describe('An open page', () => {
  it('shows the cart that a drain of any tab has read', () => {
    cartChanges.announceServerCart('elena', []);
    expect(client.getQueryData(cartQueries.lines('elena').queryKey)).toEqual([]);
  });

  it('looks for the server once a call has failed', async () => {
    asked.length = 0;
    connection.sawSilence();
    await isAskedFor('/beforeauth/setting');
  });

  it('sends a message that another tab has left', async () => {
    await vi.waitFor(async () => expect(await messages.read()).toEqual([]));
    asked.length = 0;
    localStorage.removeItem(localKeys.messagesWait);
    await messages.save('1b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c', MESSAGE, null);
    window.dispatchEvent(new StorageEvent('storage', { key: localKeys.messagesWait, newValue: '1' }));
    await isAskedFor('/beforeauth/contactus');
  });

  it('under which the browser deletes this site’s data keeps what was not sent, shows it as before, and says so', async () => {
    await vi.waitFor(() => expect(cartChanges.entries()).toEqual([]));
    isAway = true;
    await cartChanges.put({ product: PRODUCT, boxes: 4, isInstallationChosen: false });
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseNames.kept);
      Object.assign(request, { onsuccess: resolve, onerror: reject, onblocked: reject });
    });
    const words = 'This site’s data was deleted in the browser. 1 change that has not reached the store was saved again.';
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ message: words, tone: 'success' }), { timeout: 10_000 });
    expect(cartChanges.entries().map(({ intent }) => intent.boxes)).toEqual([4]);
    expect((await cartChanges.read('elena')).map(({ intent }) => intent.boxes)).toEqual([4]);
    await cartChanges.discardAll();
    isAway = false;
  });

  it('whose key the store refuses wipes what the server has of the account, and keeps and counts what it has not', async () => {
    const privateRows = openKeyValueStore(databaseNames.privateQueries);
    const [sent, unsent] = [measured(), { ...measured(), id: 'unsent' }];
    await deviceRooms().clear();
    await deviceRooms().settle('elena', sent);
    await deviceRooms().save('elena', unsent);
    await set('orders', { v: 1 }, privateRows);
    client.setQueryData(['private', 'elena', 'orders'], ['order']);
    sessionStore.signOut();
    refusedSession.note({ accountId: 'elena', unsent: NOTHING_UNSENT });
    await vi.waitFor(async () => expect(await keys(privateRows)).toEqual([]));
    await vi.waitFor(async () => expect((await deviceRooms().read('elena')).map(({ project }) => project.id)).toEqual(['unsent']));
    await vi.waitFor(() => expect(refusedSession.get()?.unsent.rooms).toBe(1));
    expect(client.getQueryData(['private', 'elena', 'orders'])).toBeUndefined();
  });

  it('of a shopper who logs out in another tab leaves nothing of the account to the page and the worker', async () => {
    sessionStore.signIn(ELENA, 'elena');
    await vi.waitFor(async () => expect(await readMirror()).not.toBeNull());
    client.setQueryData(['private', 'elena', 'orders'], ['order']);
    for (const key of [localKeys.authKey, localKeys.firstName, localKeys.lastName]) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: localKeys.authKey, newValue: null }));
    expect(client.getQueryData(['private', 'elena', 'orders'])).toBeUndefined();
    await vi.waitFor(async () => expect(await readMirror()).toBeNull());
    expect(cartChanges.accountId()).toBeNull();
  });
});
