import { beforeEach, describe, expect, it } from 'vitest';
import { productNumber } from '../../tests/fixtures/cart-product';
import { setTransport } from '../api/transport';
import { cartConflictCodec, deleteCartLine, getCart, writeCartLine } from '../contract/cart';
import { CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER, CART_VERSION_HEADER } from '../contract/headers';
import { refusalEnvelope, successEnvelope } from '../contract/envelope';
import type { CartLine } from '../domain/cart';
import { cartOn, NO_DATABASE } from '../../tests/fixtures/cart-on-device';
import type { CartChanges } from './cart';
import type { CartRecord } from './cart-record';
import { cartAfter, readServerCart, sendCartChange, type SentChange } from './send-cart';

interface Call {
  readonly path: string;
  readonly headers: Headers;
  readonly form: Record<string, FormDataEntryValue>;
}

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });
const line = (id: number, boxes: number, lineId = id * 10): CartLine => ({
  lineId,
  boxes,
  isInstallationChosen: false,
  product: productNumber(id),
});
const limits = { limitMs: 5_000, signal: new AbortController().signal };

let cartChanges: CartChanges;
let calls: Call[];
/** The answers to the writes, one after the other; then the shop says yes. */
let answers: (() => Response | Promise<Response>)[];
/** What the cart holds when it is read again, and what the shop says of its version. */
let cart: readonly CartLine[];
let cartHeaders: Record<string, string>;

const yes = (): Response => Response.json(successEnvelope(writeCartLine.output, undefined));
const refuse =
  (message = 'Sold out') =>
  (): Response =>
    Response.json(refusalEnvelope(message));
const lost = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
const gone = (): Response =>
  Response.json({ ...refusalEnvelope('Ordered'), data: cartConflictCodec.encode({ how: 'ordered', boxes: 2, orderNumber: 'SPS-1' }) });

beforeEach(async () => {
  [calls, answers, cart, cartHeaders] = [[], [], [], {}];
  setTransport({
    baseUrl: '/api',
    authKey: () => 'elena',
    xsrfToken: () => null,
    fetch: async (url, init) => {
      const path = url.replace(/^\/api/, '');
      calls.push({ path, headers: new Headers(init.headers), form: init.body instanceof FormData ? Object.fromEntries(init.body) : {} });
      if (path === getCart.path) return Response.json(successEnvelope(getCart.output, cart), { headers: cartHeaders });
      return (answers.shift() ?? yes)();
    },
  });
  cartChanges = await cartOn(NO_DATABASE);
});

async function saved(id: number, boxes: number): Promise<CartRecord> {
  await cartChanges.put(wish(id, boxes));
  return entryOf(id);
}
function entryOf(id: number): CartRecord {
  const entry = cartChanges.entries().find(({ intent }) => intent.product.id === id);
  if (entry === undefined) throw new Error(`Nothing of floor ${id} waits`);
  return entry;
}
async function inDoubt(id: number, boxes: number): Promise<CartRecord> {
  await cartChanges.resolve(await saved(id, boxes), (record) => ({ ...record, isInDoubt: true }));
  return entryOf(id);
}
const send = (entry: CartRecord, lines: readonly CartLine[] = []) => sendCartChange(cartChanges, entry, lines, limits);
const paths = (): readonly string[] => calls.map(({ path }) => path);

describe('One change of the cart', () => {
  it('that the cart shows already needs no call', async () => {
    const entry = await saved(1, 3);
    expect(await send(entry, [line(1, 3)])).toEqual({ record: entry, kind: 'applied', calls: 0 });
    expect([calls, entryOf(1).isInDoubt]).toEqual([[], false]);
  });

  it('is written with its floor, its number, its device and the line that it changes', async () => {
    const entry = await saved(1, 3);
    expect(await send(entry, [line(2, 9), line(1, 5)])).toMatchObject({ kind: 'applied', calls: 1 });
    expect(paths()).toEqual([writeCartLine.path]);
    expect(writeCartLine.input.decode(calls[0]?.form ?? {})).toEqual({
      lineId: 10,
      productId: 1,
      boxes: 3,
      isInstallationChosen: false,
      pricePerBoxCents: entry.intent.product.pricePerBoxCents,
    });
    expect(calls[0]?.headers.get(CART_DEVICE_HEADER)).toBe(entry.deviceId);
    expect(calls[0]?.headers.get(CART_SEQUENCE_HEADER)).toBe('1');
    expect(calls[0]?.headers.get(CART_VERSION_HEADER)).toBeNull();
  });

  it('tells the version of the cart that the shopper saw', async () => {
    await cartChanges.noteCartVersion('elena', 12);
    await send(await saved(1, 3));
    expect(calls[0]?.headers.get(CART_VERSION_HEADER)).toBe('12');
    expect(writeCartLine.input.decode(calls[0]?.form ?? {}).lineId).toBeNull();
  });

  it('to none takes its line out', async () => {
    await send(await saved(1, 0), [line(2, 9), line(1, 5)]);
    expect([paths(), deleteCartLine.input.decode(calls[0]?.form ?? {})]).toEqual([[deleteCartLine.path], 10]);
    expect(calls[0]?.headers.get(CART_PRODUCT_HEADER)).toBeNull();
  });

  it('in doubt is sent though the cart looks right, so that an older call which is late finds itself overtaken', async () => {
    await send(await inDoubt(1, 3), [line(2, 1), line(1, 3)]);
    expect(writeCartLine.input.decode(calls[0]?.form ?? {})).toMatchObject({ lineId: 10, boxes: 3 });
    calls = [];
    await send(await inDoubt(2, 0));
    expect([paths(), calls[0]?.headers.get(CART_PRODUCT_HEADER), deleteCartLine.input.decode(calls[0]?.form ?? {})]).toEqual([
      [deleteCartLine.path],
      '2',
      0,
    ]);
  });

  it('is marked as in doubt before its call goes out', async () => {
    let during: CartRecord | undefined;
    answers = [
      () => {
        during = entryOf(1);
        return yes();
      },
    ];
    await send(await saved(1, 3));
    expect(during).toMatchObject({ isInDoubt: true });
  });

  it('that the shopper has taken back or made anew is not sent', async () => {
    const first = await saved(1, 3);
    await cartChanges.put(wish(1, 4));
    expect(await send(first)).toEqual({ record: first, kind: 'overtaken' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['floor', 1_234_567_890, 5],
    ['line', 1, 4_294_967_296],
  ])('of a %s whose number no call can carry is refused, not retried for ever', async (_of, id, lineId) => {
    cart = [line(id, 5, lineId)];
    expect(await send(await saved(id, 3), cart)).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Failed to/) });
    expect(paths()).toEqual([getCart.path]);
  });

  it('waits for as long as the shop asks, and for a login where it asks for that', async () => {
    answers = [() => Response.json(refusalEnvelope('Busy'), { status: 503, headers: { 'Retry-After': '30' } }), lost];
    expect(await send(await saved(1, 3))).toMatchObject({ kind: 'later', retryAfterMs: 30_000 });
    expect(await send(await saved(2, 3))).toMatchObject({ kind: 'later', retryAfterMs: 0 });
    const signIn = (): Response => Response.json(refusalEnvelope('Please sign in again.'), { status: 401 });
    answers = [signIn, signIn];
    const entry = await saved(3, 3);
    const result = await send(entry);
    expect(result).toMatchObject({ kind: 'unauthenticated', record: { intent: entry.intent } });
    expect(paths()).not.toContain(getCart.path);
  });
});

describe('A refused change', () => {
  it('is refused, in the words of the shop, where its line is as it was', async () => {
    answers = [refuse()];
    cart = [line(1, 5)];
    expect(await send(await saved(1, 3), cart)).toMatchObject({ kind: 'refused', message: 'Sold out', ending: null });
    expect(paths()).toEqual([writeCartLine.path, getCart.path]);
    answers = [refuse('No such floor')];
    expect(await send(await saved(2, 3), cart)).toMatchObject({ kind: 'refused', message: 'No such floor' });
  });

  it('is planned again, once and under a new number, where another device has changed its line', async () => {
    const entry = await saved(1, 3);
    answers = [refuse()];
    cart = [line(1, 5, 77)];
    const result = await send(entry, [line(1, 5)]);
    expect(result).toMatchObject({ kind: 'applied', calls: 2, record: { intent: { sequence: 2 } } });
    expect(paths()).toEqual([writeCartLine.path, getCart.path, writeCartLine.path]);
    expect(writeCartLine.input.decode(calls[2]?.form ?? {}).lineId).toBe(77);
    expect(calls[2]?.headers.get(CART_SEQUENCE_HEADER)).toBe('2');
    // One try, however many calls it takes.
    expect(entryOf(1)).toMatchObject({ isInDoubt: true });
  });

  it('is refused where the second call is too', async () => {
    answers = [refuse('First'), refuse('Second')];
    cart = [line(1, 5, 77)];
    expect(await send(await saved(1, 3), [line(1, 5)])).toMatchObject({
      kind: 'refused',
      message: 'Second',
      record: { intent: { sequence: 2 } },
    });
    expect(paths()).toEqual([writeCartLine.path, getCart.path, writeCartLine.path]);
  });

  it('becomes a new line where its line is gone, and the line that has come meanwhile', async () => {
    answers = [refuse()];
    await send(await saved(1, 3), [line(1, 5)]);
    expect(writeCartLine.input.decode(calls[2]?.form ?? {}).lineId).toBeNull();
    [calls, answers, cart] = [[], [refuse()], [line(2, 5)]];
    await send(await saved(2, 3));
    expect(writeCartLine.input.decode(calls[2]?.form ?? {}).lineId).toBe(20);
  });

  it('has happened where the cart shows what it asked for', async () => {
    answers = [refuse()];
    cart = [line(1, 3)];
    expect(await send(await saved(1, 3))).toMatchObject({ kind: 'applied', calls: 1, record: { intent: { sequence: 2 } } });
    expect(paths()).toEqual([writeCartLine.path, getCart.path]);
  });

  it('in doubt that takes out what is not there has happened', async () => {
    answers = [refuse('This item is no longer in your cart.')];
    expect(await send(await inDoubt(1, 0))).toMatchObject({ kind: 'applied', calls: 1 });
    expect(paths()).toEqual([deleteCartLine.path, getCart.path]);
  });

  it('stays refused where the cart cannot be read again', async () => {
    answers = [refuse()];
    cart = [{ ...line(1, 3), boxes: -1 }];
    expect(await send(await saved(1, 3), [line(1, 5)])).toMatchObject({ kind: 'refused', message: 'Sold out' });
    expect(paths()).toEqual([writeCartLine.path, getCart.path]);
  });

  it('whose floor has left the cart elsewhere asks the shopper, and is not planned again', async () => {
    answers = [gone];
    expect(await send(await saved(1, 3), [line(1, 5)])).toMatchObject({
      kind: 'refused',
      message: 'Ordered',
      ending: { how: 'ordered', boxes: 2, orderNumber: 'SPS-1' },
    });
    expect(paths()).toEqual([writeCartLine.path]);
  });

  it('that the shopper has made anew meanwhile is left alone', async () => {
    const entry = await saved(1, 3);
    answers = [async () => (await cartChanges.put(wish(1, 4)), refuse()())];
    expect(await send(entry, [line(1, 5)])).toMatchObject({ kind: 'overtaken' });
    expect(entryOf(1)).toMatchObject({ intent: { boxes: 4, sequence: 2 } });
  });
});

describe("The shop's cart, read for a drain", () => {
  it('tells its version to the changes that come, and none where the shop says none', async () => {
    cart = [line(1, 2)];
    expect(await readServerCart(cartChanges, 'elena', limits)).toMatchObject([{ lineId: 10, boxes: 2 }]);
    expect((await saved(1, 3)).seenCartVersion).toBeNull();
    cartHeaders = { [CART_VERSION_HEADER]: '7' };
    await readServerCart(cartChanges, 'elena', limits);
    expect((await saved(2, 3)).seenCartVersion).toBe(7);
    cartHeaders = {};
    await readServerCart(cartChanges, 'elena', limits);
    expect((await saved(3, 3)).seenCartVersion).toBe(7);
  });
});

const sent = (id: number, boxes: number, isInstallationChosen = false, calls = 1): SentChange =>
  ({ kind: 'applied', calls, record: { intent: { product: productNumber(id), boxes, isInstallationChosen, sequence: 1 } } }) as SentChange;

it('The cart after changes of its lines is known without reading it again', () => {
  expect(cartAfter([line(1, 1), line(2, 1), line(3, 1)], [sent(2, 5, true), sent(3, 0)])).toEqual([
    line(1, 1),
    { ...line(2, 5), isInstallationChosen: true },
  ]);
  expect(cartAfter([line(1, 1)], [])).toEqual([line(1, 1)]);
});

it('A removal of what is not there changes nothing', () => {
  expect(cartAfter([line(1, 1)], [sent(2, 0)])).toEqual([line(1, 1)]);
});

it('A change that needed no call is what the cart says already', () => {
  expect(cartAfter([line(1, 5)], [sent(1, 5, false, 0)])).toEqual([line(1, 5)]);
});

it('A new line has an id that the server alone knows: the cart is read again', () => {
  expect(cartAfter([line(1, 1)], [sent(2, 1)])).toBeNull();
});

it.each(['refused', 'later', 'unauthenticated', 'overtaken'] as const)(
  'A change that was %s, or sent twice, says nothing: the cart is read again',
  (kind) => {
    expect(cartAfter([line(1, 1)], [sent(1, 2), { ...sent(1, 2), kind } as SentChange])).toBeNull();
    expect(cartAfter([line(1, 1)], [sent(1, 2, false, 2)])).toBeNull();
  },
);
