// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneAtATime } from '../../../tests/fixtures/one-at-a-time';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { whileTimePasses } from '../../../tests/fixtures/while-time-passes';
import { setTransport } from '../../api/transport';
import { EMPTY_SELECTION } from '../../domain/product-selection';
import { signedText } from '../../domain/quote/signed-quote';
import { newProject, withNewRoom } from '../../domain/rooms/edit-project';
import { cartQuote } from '../../offline/cart-quote';
import { counterMode } from '../../offline/counter-mode';
import { keptSelections } from '../../offline/kept-selections';
import { hasRooms, hasWaitingLogouts, mayMessagesWait } from '../../offline/what-waits';
import { waitingLogouts } from '../../offline/logouts';
import { messages } from '../../offline/messages';
import { quotes } from '../../offline/quotes';
import { cartChanges } from '../../offline/cart';
import { deviceRooms } from '../../../tests/fixtures/device-rooms';
import { openKeyValueStore } from '../../offline/kept/database';
import { databaseNames, ROOMS_LOCK } from '../../offline/storage/storage-keys';
import { endSession } from './call-signed-in';
import { accountToLeave, logOut } from './log-out';
import { logOutQuestion, unsentOf } from './log-out-question';
import { sessionStore } from './session-store';
import { unsentNames } from './unsent-names';

const SESSION = { authKey: 'key-1', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
const MARCO = { authKey: 'key-2', firstName: 'Marco', lastName: 'Diaz', fullName: 'Marco Diaz' };
const MESSAGE = { firstName: 'Elena', lastName: 'Ruiz', email: 'elena@shopper.example', message: 'Only between us' };
const PICTURE = { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' };
const PRODUCT = { id: 7, title: 'Oak', slug: 'oak', picture: PICTURE, priceCentsPerSqft: null, pricePerBoxCents: 100, sqftPerBox: 2000 };
const CART = ['private', 'elena', 'cart'];

let client: QueryClient;
let fetched: { readonly path: string; readonly authKey: string | null }[];
let respond: (init: RequestInit) => Promise<Response>;
let ids = 0;

function measured() {
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  return withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 });
}

beforeEach(async () => {
  client = new QueryClient();
  fetched = [];
  respond = async () => Response.json({ status: 1, message: '', data: null });
  setTransport({
    baseUrl: '',
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: () => 'token',
    fetch: (url, init) => {
      fetched.push({ path: new URL(url, 'http://shop.example').pathname, authKey: new Headers(init.headers).get('auth_key') });
      return respond(init);
    },
  });
  sessionStore.start((held) => void cartChanges.open(held?.accountId ?? null).catch(() => undefined));
  sessionStore.signIn(SESSION, 'elena');
  await cartChanges.open('elena');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.doUnmock('../../offline/saved-queries/query-persistence');
  withLocks(undefined);
});

function withLocks(request: ((name: string, options: unknown, work: () => Promise<unknown>) => Promise<unknown>) | undefined): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request === undefined ? undefined : { request } });
}

interface Trace {
  readonly leave: () => unknown;
  /** Empty where nothing is left. */
  readonly left: () => unknown;
}

const privateRows = openKeyValueStore(databaseNames.privateQueries);

/** Of one account alone. */
const OF_ACCOUNT: Readonly<
  Record<string, { readonly leave: (accountId: string) => unknown; readonly left: (accountId: string) => unknown }>
> = {
  'a change of the cart that was not sent': {
    leave: () => cartChanges.put({ product: PRODUCT, boxes: 3, isInstallationChosen: false }),
    left: (accountId) => cartChanges.read(accountId),
  },
  'a room that was not sent': {
    leave: async (accountId) => {
      hasRooms.set(true);
      await deviceRooms().save(accountId, measured());
    },
    left: (accountId) => deviceRooms().read(accountId),
  },
  'a message that was not sent': {
    leave: async (accountId) => {
      mayMessagesWait.set(true);
      await messages.save('0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c', MESSAGE, accountId);
    },
    left: async (accountId) => (await messages.read()).filter((message) => message.accountId === accountId),
  },
  'the quote in the cart': {
    leave: (accountId) => cartQuote.put(accountId, { text: signedText(sampleQuote()), signature: '' }),
    left: (accountId) => cartQuote.of(accountId) ?? [],
  },
};

const TRACES: Readonly<Record<string, Trace>> = {
  ...Object.fromEntries(
    Object.entries(OF_ACCOUNT).map(([what, { leave, left }]) => [what, { leave: () => leave('elena'), left: () => left('elena') }]),
  ),
  'an order that was saved to be read offline': {
    leave: () => set('orders', { v: 1 }, privateRows),
    left: () => keys(privateRows),
  },
  'a cart that the page shows': {
    leave: () => client.setQueryData(CART, ['line']),
    left: () => client.getQueryData(CART) ?? [],
  },
  'what was chosen for a floor': {
    leave: () => keptSelections.keep(7, { ...EMPTY_SELECTION, boxes: 9 }),
    left: () => (keptSelections.of(7).boxes === 9 ? ['nine boxes'] : []),
  },
};

describe('After a logout, the next shopper at this device finds nothing of', () => {
  it.each(Object.entries(TRACES))('%s', async (_what, { leave, left }) => {
    await leave();
    expect(await left()).not.toEqual([]);
    // Another tab is busy, and this page is left for the login at once: nothing may wait for either.
    withLocks(() => new Promise(() => undefined));
    await logOut(client);
    expect(await left()).toEqual([]);
  });

  it('a cart that an open page reads again while the device is wiped', async () => {
    client.setQueryData(CART, ['line']);
    const stop = client.getQueryCache().subscribe(({ type }) => {
      if (type !== 'removed') return;
      stop();
      client.setQueryData(CART, ['line again']);
    });
    await logOut(client);
    expect(client.getQueryData(CART)).toBeUndefined();
  });

  it('rooms that an exchange writes which was under way, here or in another tab', async () => {
    hasRooms.set(true);
    const runLocked = oneAtATime();
    withLocks((name, _options, work) => runLocked(name, work));
    let reply: () => void = () => undefined;
    const exchange = runLocked(ROOMS_LOCK, async () => {
      await new Promise<void>((resolve) => (reply = resolve));
      await deviceRooms().settle('elena', measured());
    });
    await logOut(client);
    reply();
    await exchange;
    await vi.waitFor(async () => expect(await deviceRooms().read('elena')).toEqual([]));
  });
});

describe('Before a logout deletes it, the shopper hears of', () => {
  it.each(Object.entries(OF_ACCOUNT).filter(([what]) => what.endsWith('not sent')))(
    '%s, also after the store has ended the session',
    async (_what, { leave }) => {
      await logOut(client);
      sessionStore.signIn(SESSION, 'elena');
      const namesOf = async (accountId: string) => unsentNames(await unsentOf(accountId));
      expect(await namesOf('elena')).toBe('');
      await leave('elena');
      const named = await namesOf('elena');
      expect(named).toMatch(/^1 (?:cart change|measured project|message)$/);
      endSession('key-1');
      expect([accountToLeave(), await namesOf('elena'), await namesOf('marco')]).toEqual(['elena', named, '']);
    },
  );
});

describe('What was typed here before the login', () => {
  const NEW_QUOTE = {
    draft: sampleQuote(1),
    names: { customer: 'Ana', salesperson: '', note: '' },
    floors: [],
    rooms: [],
    versionOf: null,
  };
  beforeEach(async () => {
    await logOut(client, 'elena', ['quotes', 'visitorRooms', 'visitorMessages']);
    sessionStore.signIn(SESSION, 'elena');
    await quotes.make(NEW_QUOTE);
    hasRooms.set(true);
    await deviceRooms().save(null, measured());
    mayMessagesWait.set(true);
    await messages.save('3b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c', MESSAGE, null);
  });
  const left = async () => {
    const waiting = (await messages.read()).filter(({ accountId }) => accountId === null).length;
    return [await quotes.count(), (await deviceRooms().read(null)).length, waiting];
  };

  it('is asked about, and goes with what the shopper does not leave', async () => {
    expect(await logOutQuestion('elena')).toMatchObject({ left: { quotes: 1, visitorRooms: 1, visitorMessages: 1 }, keepsQuotes: false });
    await logOut(client, 'elena', ['visitorRooms']);
    expect(await left()).toEqual([1, 0, 1]);
    await logOut(client, 'elena', ['quotes', 'visitorMessages']);
    expect(await left()).toEqual([0, 0, 0]);
    expect(await logOutQuestion('elena')).toBeNull();
  });

  it('is the shop’s on its own device, as far as it is a quote', async () => {
    counterMode.set(true);
    expect(await logOutQuestion('elena')).toMatchObject({ keepsQuotes: true });
    counterMode.set(false);
  });
});

const DURING: Readonly<Record<string, { readonly happens: () => void; readonly here: string | null }>> = {
  'the store ends the session': { happens: () => endSession('key-1'), here: null },
  'somebody else logs in, in another tab': { happens: () => sessionStore.signIn(MARCO, 'marco'), here: 'marco' },
};

describe.each(Object.entries(DURING))('While a logout is under way, %s: it is still about who pressed, and', (_what, { happens, here }) => {
  it.each(Object.entries(OF_ACCOUNT))('%s leaves the device', async (_trace, { leave, left }) => {
    await leave('elena');
    respond = async () => {
      happens();
      return Response.json({ status: 1, message: '', data: null });
    };
    await logOut(client);
    expect([await left('elena'), sessionStore.accountId()]).toEqual([[], here]);
  });
});

describe('Somebody else who logged in while the logout asked about unsent changes', () => {
  it.each(Object.entries(OF_ACCOUNT))('keeps %s', async (_what, { leave, left }) => {
    sessionStore.signIn(MARCO, 'marco');
    await cartChanges.open('marco');
    await leave('marco');
    await logOut(client, 'elena');
    expect(await left('marco')).not.toEqual([]);
  });

  it('stays signed in, with the saved replies, and the store is not told to end their session', async () => {
    sessionStore.signIn(MARCO, 'marco');
    client.setQueryData(['private', 'marco', 'cart'], ['line']);
    client.setQueryData(CART, ['line']);
    await set('orders', { v: 1 }, privateRows);
    await logOut(client, 'elena');
    expect([sessionStore.accountId(), fetched, (await keys(privateRows)).length]).toEqual(['marco', [], 1]);
    expect([client.getQueryData(['private', 'marco', 'cart']), client.getQueryData(CART)]).toEqual([['line'], undefined]);
  });
});

describe('A logout', () => {
  it('is told to the server with the key, and not told again', async () => {
    await logOut(client);
    expect(fetched).toEqual([{ path: '/userauth/logout', authKey: 'key-1' }]);
    await vi.waitFor(async () => expect(await waitingLogouts.read(Date.now())).toEqual([]));
    expect(hasWaitingLogouts.get()).toBe(false);
  });

  it('that the server does not answer waits three seconds, wipes the device, and is sent later by the worker', async () => {
    const register = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ sync: { register } }) },
    });
    const limitsMs: number[] = [];
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limitsMs.push(ms);
      return late.signal;
    });
    respond = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        late.abort(new DOMException('late', 'TimeoutError'));
      });
    await logOut(client);
    expect([limitsMs, sessionStore.get()]).toEqual([[3_000], null]);
    await vi.waitFor(() => expect(register).toHaveBeenCalled());
    expect([(await waitingLogouts.read(Date.now())).length, hasWaitingLogouts.get()]).toEqual([1, true]);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is over after three seconds on a device whose saved replies are not deleted', async () => {
    vi.doMock('../../offline/saved-queries/query-persistence', () => ({ wipePrivate: () => new Promise(() => undefined) }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await whileTimePasses(logOut(client));
    expect(sessionStore.get()).toBeNull();
  });
});
