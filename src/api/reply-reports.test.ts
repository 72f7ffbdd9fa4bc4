import { expect, it } from 'vitest';
import { writeCartLine } from '../contract/cart';
import { call } from './call';
import { setTransport } from './transport';

const WRITE = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false };

/** What the device hears of a call that gets this reply: whether it was the store's. */
async function heard(respond: () => Response | Promise<Response>, signal?: AbortSignal): Promise<readonly boolean[]> {
  const told: boolean[] = [];
  setTransport({
    baseUrl: '/api',
    authKey: () => 'key',
    xsrfToken: () => 'token',
    fetch: async () => respond(),
    onReply: (isFromStore) => void told.push(isFromStore),
  });
  await call(writeCartLine, WRITE, signal === undefined ? {} : { signal }).catch(() => undefined);
  return told;
}

const ours = (status: number, httpStatus = 200) => Response.json({ status, message: '', data: null }, { status: httpStatus });
const refuses = (): Promise<Response> => Promise.reject(new TypeError('network'));
const cutOff = (): Response =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut off')) }), {
    headers: { 'Content-Type': 'application/json' },
  });

it.each([
  ['done', () => ours(1)],
  ['a refusal', () => ours(0)],
  ['an error in words of the store', () => ours(0, 503)],
])('A reply of the store, %s, says that it is there', async (_what, respond) => {
  expect(await heard(respond)).toEqual([true]);
});

it.each([
  ['no reply', refuses],
  ["a portal's page", () => new Response('<h1>Guest WiFi</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['JSON of somebody else', () => Response.json({ message: 'Service temporarily unavailable' })],
  ["a gateway's JSON with a status of its own", () => Response.json({ status: 503, message: 'busy' }, { status: 503 })],
  ['a page that claims to be JSON', () => new Response('<h1>Guest WiFi</h1>', { headers: { 'Content-Type': 'application/json' } })],
  ['a reply that is cut off', cutOff],
  ['an empty reply', () => new Response(null, { status: 204 })],
])('A call that gets %s is a doubt', async (_what, respond) => {
  expect(await heard(respond)).toEqual([false]);
});

it('A call that its caller ends says nothing of the network; one that took too long does', async () => {
  expect(await heard(refuses, AbortSignal.abort())).toEqual([]);
  expect(await heard(refuses, AbortSignal.abort('TimeoutError'))).toEqual([]);
  expect(await heard(refuses, AbortSignal.abort(new DOMException('late', 'TimeoutError')))).toEqual([false]);
});
