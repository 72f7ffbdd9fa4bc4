import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartServer, forever, productNumber } from './cart-server';
import { createDevice, type Tab } from './device';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { refusalEnvelope } from '../../src/contract/envelope';
import type { CartChanges } from '../../src/offline/cart';
import { NO_TRIES } from '../../src/offline/sync/backoff';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });
const AN_HOUR_MS = 60 * 60_000;

type Server = ReturnType<typeof createCartServer>;
/** Answers a call itself, or leaves it to the shop. */
type Interfere = (path: string, init: RequestInit) => Promise<Response> | undefined;

let server: Server;
let device: ReturnType<typeof createDevice>;
let tab: Tab;
let interfere: Interfere;
/** The floors of the writes, as they went out. */
let writes: number[];
let reads: number;

beforeEach(async () => {
  server = createCartServer();
  [interfere, writes, reads] = [() => undefined, [], 0];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const path = url.replace(/^\/api/, '');
    if (path === getCart.path) reads += 1;
    if (path === writeCartLine.path && init.body instanceof FormData)
      writes.push(writeCartLine.input.decode(Object.fromEntries(init.body)).productId);
    return interfere(path, init) ?? server.fetch(url, init);
  };
  device = createDevice({ server: { ...server, fetch } });
  tab = await device.openTab('elena');
});

const signInFirst = async (): Promise<Response> => Response.json(refusalEnvelope('Please sign in again.'), { status: 401 });
const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
const busy = (seconds: number): Promise<Response> =>
  Promise.resolve(Response.json(refusalEnvelope('Busy'), { status: 503, headers: { 'Retry-After': String(seconds) } }));
const only =
  (wanted: string, answer: () => Promise<Response>): Interfere =>
  (path) =>
    path === wanted ? answer() : undefined;
const triesOf = () => tab.cartChanges.entries().map(({ tries }) => tries);
const attempts = () => triesOf().map((tries) => tries.attempts);

/** Its first write is answered while another shopper's account is opened in the tab. */
async function drainWhileAnotherLogsIn(): Promise<void> {
  let opening: Promise<void> | undefined;
  interfere = (path) => {
    if (path === writeCartLine.path) opening ??= tab.cartChanges.open('marco');
    return undefined;
  };
  await tab.drain();
  await opening;
}

describe('Sending the changes of the cart', () => {
  it('has nothing to do without an account, without changes, and before they are due', async () => {
    const nothing = { sent: 0, waiting: 0, dueInMs: null, refused: [], isUnauthenticated: false };
    expect([await tab.drain(), reads]).toEqual([nothing, 0]);
    await tab.cartChanges.put(wish(1, 1));
    interfere = lost;
    const failed = await tab.drain();
    expect([failed.waiting, reads]).toEqual([1, 1]);
    expect(await tab.drain()).toMatchObject({ waiting: 1, sent: 0 });
    expect(reads).toBe(1);
    await tab.cartChanges.open(null);
    for (const reason of [undefined, 'person'] as const) expect(await tab.drain(reason)).toEqual(nothing);
  });

  it('tells when the first of the waiting changes is due again', async () => {
    interfere = only(writeCartLine.path, () => busy(60 * writes.length));
    await tab.cartChanges.put(wish(1, 1));
    await tab.drain();
    device.clock.now += 1_000;
    await tab.cartChanges.put(wish(2, 1));
    // Five seconds after the last try of any.
    expect(await tab.drain()).toMatchObject({ waiting: 2, dueInMs: 4_000 });
    device.clock.now += 4_000;
    expect(await tab.drain()).toMatchObject({ waiting: 2, dueInMs: 55_000 });
    expect(writes).toEqual([1, 2]);
  });

  it('counts what was refused no more and sends it no more, also an hour later', async () => {
    server.missingProducts.add(1);
    await tab.cartChanges.put(wish(1, 1));
    expect(await tab.drain()).toMatchObject({ waiting: 0, dueInMs: null, sent: 0 });
    device.clock.now += AN_HOUR_MS;
    expect(await tab.drain('person')).toMatchObject({ waiting: 0, sent: 0 });
    expect(writes).toEqual([1]);
  });

  it('says what failed where the shop refuses without a word: to add, to change, to take out', async () => {
    interfere = only(writeCartLine.path, async () => Response.json(refusalEnvelope('')));
    await tab.cartChanges.put(wish(1, 1));
    expect((await tab.drain()).refused).toEqual(['Failed to add to cart']);
    expect(tab.cartChanges.entries()).toMatchObject([{ state: 'refused', refusal: 'Failed to add to cart', ending: null }]);
    interfere = () => undefined;
    device.clock.now += AN_HOUR_MS;
    await tab.cartChanges.put(wish(1, 1));
    await tab.drain();
    for (const [boxes, words] of [
      [2, 'Failed to update cart'],
      [0, 'Failed to delete item'],
    ] as const) {
      device.clock.now += AN_HOUR_MS;
      interfere = only(boxes === 0 ? deleteCartLine.path : writeCartLine.path, async () => Response.json(refusalEnvelope('')));
      await tab.cartChanges.put(wish(1, boxes));
      expect((await tab.drain()).refused).toEqual([words]);
    }
  });
});

describe('A call that fails', () => {
  it.each([getCart.path, writeCartLine.path])('at %s counts once as a try of the change and is repeated after a pause', async (path) => {
    await tab.cartChanges.put(wish(1, 1));
    interfere = only(path, lost);
    await tab.drain();
    expect(attempts()).toEqual([1]);
    const [tries] = triesOf();
    expect(tries).toMatchObject({ lastTryAt: device.clock.now, retryAt: 0 });
    expect((tries?.notBefore ?? 0) - device.clock.now).toBeGreaterThanOrEqual(5_250);
    device.clock.now = tries?.notBefore ?? 0;
    await tab.drain();
    expect(attempts()).toEqual([2]);
  });

  it.each([getCart.path, writeCartLine.path])('at %s is repeated no sooner than the shop asks for, whoever comes back', async (path) => {
    await tab.cartChanges.put(wish(1, 1));
    interfere = only(path, () => busy(600));
    expect((await tab.drain()).dueInMs).toBe(600_000);
    device.clock.now += 599_999;
    expect((await tab.drain('return')).dueInMs).toBe(1);
    const before = reads;
    expect((await tab.drain('person')).waiting).toBe(1);
    expect(reads).toBe(before + 1);
  });

  it('holds up no other change, until three have failed: then the rest waits too, was not sent, and comes before those', async () => {
    interfere = (path) => (path === writeCartLine.path && writes.length <= 2 ? lost() : undefined);
    for (const id of [1, 2, 3, 4]) await tab.cartChanges.put(wish(id, 1));
    expect(await tab.drain()).toMatchObject({ sent: 2, waiting: 2 });
    expect([writes, attempts()]).toEqual([
      [1, 2, 3, 4],
      [1, 1],
    ]);
    [writes, interfere] = [[], only(writeCartLine.path, lost)];
    device.clock.now += AN_HOUR_MS;
    for (const id of [5, 6]) await tab.cartChanges.put(wish(id, 1));
    expect(await tab.drain()).toMatchObject({ sent: 0, waiting: 4 });
    // What has failed least comes first, then what was made first.
    expect(writes).toEqual([5, 6, 1]);
    expect(tab.cartChanges.entries().map(({ intent, tries }) => [intent.product.id, tries.attempts])).toEqual([
      [1, 2],
      [2, 1],
      [5, 1],
      [6, 1],
    ]);
  });

  it('for want of a login is no try: the change goes out as soon as there is one, and no other before', async () => {
    for (const id of [1, 2]) await tab.cartChanges.put(wish(id, 1));
    interfere = (path) => (path === getCart.path ? undefined : signInFirst());
    expect(await tab.drain()).toMatchObject({ isUnauthenticated: true, waiting: 2, sent: 0 });
    expect([writes, triesOf()]).toEqual([[1], [NO_TRIES, NO_TRIES]]);
    interfere = signInFirst;
    const before = reads;
    expect(await tab.drain()).toMatchObject({ isUnauthenticated: true, waiting: 2 });
    expect([reads, triesOf()]).toEqual([before + 1, [NO_TRIES, NO_TRIES]]);
  });

  it('for want of a login is said, also where the one before it met no answer', async () => {
    for (const id of [1, 2]) await tab.cartChanges.put(wish(id, 1));
    interfere = (path) => (path === getCart.path ? undefined : writes.length === 1 ? lost() : signInFirst());
    expect(await tab.drain()).toMatchObject({ isUnauthenticated: true, waiting: 2 });
    expect(attempts()).toEqual([1, 0]);
  });

  it('after the change was applied leaves it waiting: it is found in the cart and settled later', async () => {
    await tab.cartChanges.put(wish(1, 1));
    interfere = (path) => (path === getCart.path && reads === 2 ? lost() : undefined);
    expect(await tab.drain()).toMatchObject({ sent: 0, waiting: 1, refused: [] });
    expect(server.boxesOf('elena').get(1)).toBe(1);
    expect((triesOf()[0]?.notBefore ?? 0) - device.clock.now).toBeGreaterThanOrEqual(5_250);
    device.clock.now += AN_HOUR_MS;
    expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
  });
});

describe('An account that is closed while its changes are sent', () => {
  it.each([getCart.path, writeCartLine.path])('breaks off the call to %s at once, and that counts as no try', async (path) => {
    await tab.cartChanges.put(wish(1, 1));
    const begun = new Promise<void>((resolve) => {
      interfere = only(path, () => {
        resolve();
        return forever();
      });
    });
    const draining = tab.drain();
    await begun;
    await tab.cartChanges.open('marco');
    expect((await draining).sent).toBe(0);
    await tab.cartChanges.open('elena');
    expect(triesOf()).toEqual([NO_TRIES]);
  });

  it('sends none of the changes that are left, and no second round of them', async () => {
    for (const id of [1, 2]) await tab.cartChanges.put(wish(id, 1));
    await drainWhileAnotherLogsIn();
    expect(writes).toEqual([1]);
  });
});

describe('An open page', () => {
  it('whose account was closed amid its sending lets the shopper take back at the next login what was not sent', async () => {
    for (const id of [1, 2]) await tab.cartChanges.put(wish(id, 1));
    await drainWhileAnotherLogsIn();
    await tab.cartChanges.open('elena');
    const unsent = tab.cartChanges.entries().find(({ intent }) => intent.product.id === 2);
    if (unsent === undefined) throw new Error('The second change is gone');
    expect(await tab.cartChanges.cancel(unsent)).toBe(true);
  });

  it('that sends all day listens to its changes no more often in the evening than in the morning', async () => {
    let ears = 0;
    const counting = createDevice({
      server,
      spoil: (cartChanges) => ({
        ...cartChanges,
        subscribe: (listener) => {
          const stop = cartChanges.subscribe(listener);
          ears += 1;
          return () => {
            ears -= 1;
            return stop();
          };
        },
      }),
    });
    const open = await counting.openTab('elena');
    for (let boxes = 1; boxes <= 3; boxes += 1) {
      await open.cartChanges.put(wish(1, boxes));
      expect(await open.drain()).toMatchObject({ waiting: 0 });
    }
    expect(ears).toBe(0);
  });
});

describe('A change that is asked for early', () => {
  it('by a person goes out at once, five seconds after the last try, and one that is due already stays as it is', async () => {
    interfere = only(writeCartLine.path, lost);
    await tab.cartChanges.put(wish(1, 1));
    await tab.drain();
    device.clock.now += 5_000;
    expect((await tab.drain()).waiting).toBe(1);
    expect(writes).toEqual([1]);
    interfere = () => undefined;
    expect(await tab.drain('person')).toMatchObject({ sent: 1, waiting: 0 });
  });

  it('too early has its time brought forward and waits for it', async () => {
    interfere = only(writeCartLine.path, lost);
    await tab.cartChanges.put(wish(1, 1));
    await tab.drain();
    expect((await tab.drain('return')).dueInMs).toBe(5_000);
    expect(writes).toEqual([1]);
  });

  it('in place of one that has just arrived need not wait for the distance of two tries', async () => {
    await tab.cartChanges.put(wish(1, 1));
    let changing: Promise<unknown> | undefined;
    interfere = (path) => {
      if (path === writeCartLine.path) changing ??= tab.cartChanges.put(wish(1, 2));
      return undefined;
    };
    expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 1, dueInMs: 0 });
    expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
    expect([writes, server.boxesOf('elena').get(1)]).toEqual([[1, 1], 2]);
  });
});

describe('Drains that are asked for at once', () => {
  it('wait for the one that runs, and keep the distance of two tries', async () => {
    await tab.cartChanges.put(wish(1, 1));
    let go = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      interfere = () => {
        interfere = () => undefined;
        resolve();
        return new Promise<void>((goOn) => (go = goOn)).then(lost);
      };
    });
    const first = tab.drain();
    await begun;
    await tab.cartChanges.put(wish(2, 1));
    const [second, third] = [tab.drain(), tab.drain()];
    go();
    expect(await first).toMatchObject({ sent: 0 });
    expect([(await second).dueInMs, (await third).dueInMs, writes]).toEqual([5_000, 5_000, []]);
    device.clock.now += 5_000;
    expect([(await tab.drain()).sent, writes]).toEqual([1, [2]]);
  });

  it('go on after one that the storage broke off', async () => {
    const read = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('gone'));
    const spoil = (cartChanges: CartChanges): CartChanges => ({
      ...cartChanges,
      read: async (accountId) => {
        await read();
        return cartChanges.read(accountId);
      },
    });
    tab = await createDevice({ server, spoil }).openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    const [first, second] = [tab.drain(), tab.drain()];
    await expect(first).rejects.toThrow('gone');
    expect(await second).toMatchObject({ sent: 1, waiting: 0 });
    await tab.cartChanges.put(wish(1, 2));
    device.clock.now += AN_HOUR_MS;
    expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
  });
});
