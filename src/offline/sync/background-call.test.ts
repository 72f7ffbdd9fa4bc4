import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../api/errors';
import { setTransport } from '../../api/transport';
import { getCart } from '../../contract/cart';
import { getSettings } from '../../contract/site';
import { callInBackground } from './background-call';

let sent: (AbortSignal | null | undefined)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sent = [];
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: (_url, { signal }) => {
      sent.push(signal);
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
  });
});
afterEach(() => vi.useRealTimers());

const waitFor = (signal: AbortSignal) =>
  callInBackground(getSettings, undefined, { limitMs: 20_000, signal }).catch((error: unknown) => error);

it('A call of an account that is left is not sent at all', async () => {
  expect(await waitFor(AbortSignal.abort())).toEqual(new NetworkError('Given up'));
  expect(sent).toEqual([]);
});

it('A call without a response is given up in time, in words that tell it from a call that was broken off', async () => {
  const outcome = waitFor(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual(new NetworkError('No response in time'));
  expect(sent.map((signal) => signal?.reason)).toEqual([new DOMException('No response in time', 'TimeoutError')]);
  expect(sent[0]?.reason).toMatchObject({ name: 'TimeoutError', message: 'No response in time' });
});

it('A call whose account is left on the way is broken off', async () => {
  const account = new AbortController();
  const outcome = waitFor(account.signal);
  await vi.advanceTimersByTimeAsync(0);
  account.abort();
  expect(await outcome).toBeInstanceOf(NetworkError);
  expect(sent[0]?.aborted).toBe(true);
});

it('A refresh of the key that it needs is one that nobody waits for', async () => {
  const paceRefresh = vi.fn(async () => false);
  const refusal = (): Response => Response.json({ status: 0, message: '', data: null }, { status: 401 });
  setTransport({ baseUrl: '/api', authKey: () => 'old key', xsrfToken: () => 'token', fetch: async () => refusal(), paceRefresh });
  const call = callInBackground(getCart, undefined, { limitMs: 20_000, signal: new AbortController().signal });
  await expect(call).rejects.toMatchObject({ httpStatus: 401 });
  expect(paceRefresh).toHaveBeenCalledWith(expect.any(Function), true);
});
