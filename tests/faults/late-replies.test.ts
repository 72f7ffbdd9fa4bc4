// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { entries } from 'idb-keyval';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { startOffline } from '../../src/app/start-offline';
import { accountMutations } from '../../src/features/account/mutations';
import { accountQueries } from '../../src/features/account/queries';
import { addressMutations } from '../../src/features/addresses/mutations';
import { addressQueries } from '../../src/features/addresses/queries';
import { rereadCart } from '../../src/features/cart/follow-server-cart';
import { cartQueries } from '../../src/features/cart/queries';
import { orderMutations } from '../../src/features/orders/mutations';
import { orderQueries } from '../../src/features/orders/queries';
import { logOut } from '../../src/features/session/log-out';
import { refusedSession } from '../../src/features/session/refused-session';
import { sessionStore } from '../../src/features/session/session-store';
import { NOTHING_UNSENT } from '../../src/features/session/unsent';
import { startQueryPersistence } from '../../src/offline/saved-queries/query-persistence';
import { openKeyValueStore } from '../../src/offline/kept/database';
import { databaseNames, localKeys } from '../../src/offline/storage/storage-keys';
import { holdReplies, replied, type HeldReplies } from '../fixtures/held-replies';
import { ADDRESSES, CART } from '../pages/sample-shop';
import { createShopServer, type ShopServer } from '../pages/shop-server';

const sessionOf = (firstName: string) => ({ authKey: `key of ${firstName}`, firstName, lastName: 'R', fullName: `${firstName} R` });
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const privateRows = openKeyValueStore(databaseNames.privateQueries);
let server: ShopServer;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  connect();
  await startQueryPersistence(client);
  startOffline(client, null);
});
afterAll(() => sessionStore.signOut());

function connect(): void {
  server = createShopServer();
  setTransport({ baseUrl: '/api', authKey: () => sessionStore.get()?.authKey ?? null, xsrfToken: () => 'token', fetch: server.fetch });
}

beforeEach(() => {
  connect();
  client.clear();
  sessionStore.signIn(sessionOf('Elena'), 'elena');
});

const hold = (path: string): HeldReplies => holdReplies((reply) => server.reply(path, reply));

interface Read {
  readonly path: string;
  readonly reply: unknown;
  readonly read: () => Promise<unknown>;
}

const READS: Readonly<Record<string, Read>> = {
  cart: { path: '/userauth/getusercarts', reply: CART, read: () => client.fetchQuery(cartQueries.lines('elena')) },
  addresses: { path: '/userauth/getappuseraddress', reply: ADDRESSES, read: () => client.fetchQuery(addressQueries.list('elena')) },
  orders: { path: '/userauth/getuserorders', reply: [], read: () => client.fetchInfiniteQuery(orderQueries.pages('elena')) },
  devices: { path: '/userauth/getdevices', reply: [], read: () => client.fetchQuery(accountQueries.devices('elena')) },
};

const LEAVING: Readonly<Record<string, () => unknown>> = {
  'a logout': () => logOut(client),
  'a logout in another tab': () => {
    for (const key of [localKeys.authKey, localKeys.firstName]) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: localKeys.authKey, newValue: null }));
  },
  'a key that the store refused': () => {
    sessionStore.signOut();
    refusedSession.note({ accountId: 'elena', unsent: NOTHING_UNSENT });
  },
  'the login of somebody else in another tab': async () => {
    sessionStore.signOut();
    sessionStore.signIn(sessionOf('Ben'), 'ben');
  },
};

const ofElena = (queryKey: QueryKey): boolean => queryKey[0] === 'private' && queryKey[1] === 'elena';

describe.each(Object.entries(READS))('A late reply with the %s', (_what, { path, reply, read }) => {
  it.each(Object.entries(LEAVING))('after %s is kept nowhere, in memory or on the device', async (_event, happens) => {
    const held = hold(path);
    const reading = read().catch(() => undefined);
    await held.areAsked(1);
    await happens();
    await held.release(0, replied(reply));
    await reading;
    expect(client.getQueryCache().findAll({ predicate: ({ queryKey, state }) => ofElena(queryKey) && state.data !== undefined })).toEqual(
      [],
    );
    expect(await entries(privateRows)).toEqual([]);
  });
});

interface Write {
  readonly path: string;
  readonly queryKey: QueryKey;
  /** Open on a screen. */
  readonly watch: () => () => void;
  readonly write: () => Promise<unknown>;
  readonly old: unknown;
  readonly now: unknown;
}

const sendOnce = <Output>(_content: unknown, send: (requestId: string) => Promise<Output>): Promise<Output> => send('request-1');
const asMutation = <Input>(options: { readonly mutationFn?: (input: Input, context: never) => Promise<unknown> }, input: Input) =>
  options.mutationFn?.(input, {} as never) ?? Promise.resolve();
const watched = (options: ConstructorParameters<typeof QueryObserver>[1]) => () =>
  new QueryObserver(client, options).subscribe(() => undefined);
const ORDER = { orderId: 1, orderNumber: 'SPS-1' };

const WRITES: Readonly<Record<string, Write>> = {
  'the cart after an order': {
    path: '/userauth/getusercarts',
    queryKey: cartQueries.lines('elena').queryKey,
    watch: watched(cartQueries.lines('elena') as never),
    write: () => rereadCart(client, 'elena'),
    old: CART,
    now: [],
  },
  'the addresses after one was deleted': {
    path: '/userauth/getappuseraddress',
    queryKey: addressQueries.list('elena').queryKey,
    watch: watched(addressQueries.list('elena') as never),
    write: () => asMutation(addressMutations.delete(client, 'elena', sendOnce), 1),
    old: ADDRESSES,
    now: [],
  },
  'the order after its job was named': {
    path: '/userauth/getuserorders',
    queryKey: orderQueries.byNumber('elena', 'SPS-1').queryKey,
    watch: watched(orderQueries.byNumber('elena', 'SPS-1') as never),
    write: () => asMutation(orderMutations.nameJob(client, 'elena', ORDER), 'Diaz'),
    old: [],
    now: [],
  },
  'the devices after the password was changed': {
    path: '/userauth/getdevices',
    queryKey: accountQueries.devices('elena').queryKey,
    watch: watched(accountQueries.devices('elena') as never),
    write: () => asMutation(accountMutations.changePassword(client, 'elena'), { currentPassword: 'a', password: 'b' }),
    old: [],
    now: [],
  },
};

describe('A reply that left before a change does not undo it:', () => {
  it.each(Object.entries(WRITES))('%s', async (_what, { path, queryKey, watch, write, old, now }) => {
    for (const done of ['/userauth/setorderjob', '/userauth/deleteappuseraddress']) server.data(done, null);
    server.data('/userauth/changepassword', { auth_key: 'key-2', first_name: 'Elena', full_name: 'Elena R' });
    const held = hold(path);
    const leave = watch();
    await held.areAsked(1);
    const writing = write();
    await held.areAsked(2);
    await held.release(1, replied(now));
    await writing;
    const updates = client.getQueryState(queryKey)?.dataUpdateCount;
    expect(updates).toBeGreaterThan(0);
    await held.release(0, replied(old));
    expect(client.getQueryState(queryKey)).toMatchObject({ data: now, dataUpdateCount: updates });
    leave();
  });
});
