import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getCategories, getProductDetails } from '../contract/catalogue';
import { getSettings } from '../contract/site';
import { call } from './call';
import { ApiError, ForeignReplyError } from './errors';
import { setTransport } from './transport';

const SHOP = 'Yk3vQ0aZx9-b';
const RESTORED = 'p_0Tq8mN2sLd';

/** What the network gives to each fetch, in turn. */
let replies: (Response | Promise<Response>)[];
/** How each was asked for. */
let caches: (RequestCache | undefined)[];
let reported: boolean[];

const settings = (version: unknown, email: string, more: object = {}): Response =>
  Response.json({ status: 1, message: '', data: { email, contact_no: '3055550123' }, reply_to: getSettings.path, version, ...more });
const of = (number: number, name = SHOP): Response => settings(`${name}.${number}`, `${name}-${number}@shop.example`);

beforeEach(() => {
  vi.useFakeTimers();
  [replies, caches, reported] = [[], [], []];
  setTransport({
    baseUrl: '/api',
    authKey: () => 'key',
    xsrfToken: () => 'token',
    fetch: async (_url, { cache }) => {
      caches.push(cache);
      const reply = replies.shift();
      if (reply === undefined) throw new TypeError('Failed to fetch');
      return reply;
    },
    onReply: (isFromStore) => void reported.push(isFromStore),
  });
});
afterEach(() => void vi.useRealTimers());

async function read(...given: readonly (Response | Promise<Response>)[]): Promise<string> {
  replies.push(...given);
  const asked = call(getSettings, undefined).then(
    ({ email }) => email ?? '',
    (error: unknown) => (error instanceof Error ? error.constructor.name : ''),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return asked;
}

it('The reply of a cache from before one that was read is asked for once more, past the caches, and the fresh one is read', async () => {
  expect(await read(of(7))).toBe(`${SHOP}-7@shop.example`);
  expect(await read(of(6), of(8))).toBe(`${SHOP}-8@shop.example`);
  expect([caches, reported]).toEqual([
    ['default', 'default', 'reload'],
    [true, true],
  ]);
});

it('One that stays older is none, like a gateway’s own: nothing of it is read, and the store counts as away', async () => {
  expect(await read(of(7))).toBe(`${SHOP}-7@shop.example`);
  expect(await read(of(6), of(6))).toBe('StaleReplyError');
  await expect(call(getSettings, undefined)).rejects.toThrow('No response');
  expect([caches.length, reported]).toEqual([4, [true, false, false]]);
  expect(await read(of(7))).toBe(`${SHOP}-7@shop.example`);
});

it('A stale reply to one call is known by the newer one to another, and a stale refusal too', async () => {
  await read(of(7));
  for (const body of [
    { status: 1, data: [{ product_category_id: 1, title: 'Oak' }], reply_to: getCategories.path },
    { status: 0, message: 'This product was not found.', reply_to: getProductDetails.path },
  ]) {
    replies = [1, 2].map(() => Response.json({ message: '', ...body, version: `${SHOP}.6` }));
    const asked = body.status === 1 ? call(getCategories, undefined) : call(getProductDetails, 'oak');
    const refused = expect(asked).rejects.toBeInstanceOf(ForeignReplyError);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
  }
  replies = [Response.json({ status: 0, message: 'Gone', reply_to: getProductDetails.path, version: `${SHOP}.7` })];
  await expect(call(getProductDetails, 'oak')).rejects.toBeInstanceOf(ApiError);
});

it('Of two servers behind one address the one that has not noticed the change yet is waited for, for a second', async () => {
  await read(of(7));
  const behindUntil = Date.now() + 900;
  replies = [];
  setTimeout(() => replies.push(of(7)), 900);
  expect(await read(of(6))).toBe(`${SHOP}-7@shop.example`);
  expect(Date.now()).toBeGreaterThan(behindUntil);
});

it('A slow reply to what was asked before the newer one came is read: overlapping calls end in any order', async () => {
  let arrive: (reply: Response) => void = () => undefined;
  const slow = read(new Promise((resolve) => (arrive = resolve)));
  expect(await read(of(7))).toBe(`${SHOP}-7@shop.example`);
  arrive(of(6));
  expect(await slow).toBe(`${SHOP}-6@shop.example`);
  expect(await read(of(6), of(6))).toBe('StaleReplyError');
});

it('A shop restored from a backup has another name and starts anew, whatever number the page knows', async () => {
  await read(of(90));
  expect(await read(of(2, RESTORED))).toBe(`${RESTORED}-2@shop.example`);
  expect(await read(of(1, RESTORED), of(1, RESTORED))).toBe('StaleReplyError');
});

it('A page that stays open over a database set back to yesterday reads the shop again after ten minutes', async () => {
  await read(of(90));
  vi.advanceTimersByTime(590_000);
  expect(await read(of(80), of(80))).toBe('StaleReplyError');
  vi.advanceTimersByTime(10_000);
  for (const number of [80, 81]) expect(await read(of(number))).toBe(`${SHOP}-${number}@shop.example`);
});

it.each([undefined, null, 3, '1.4', '2.0.1', 'v1', `${SHOP}.x`, `${SHOP}.-1`, '.5', { name: SHOP }])(
  'Another back end, whose replies name the version %j, is read as before',
  async (version) => {
    await read(of(7));
    expect(await read(settings(version, 'other@shop.example'))).toBe('other@shop.example');
    expect(await read(settings(`${SHOP}.1`, 'other@shop.example', { reply_to: undefined }))).toBe('other@shop.example');
    expect(caches).toEqual(['default', 'default', 'default']);
  },
);
