import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ContractError, ForeignReplyError, HttpError, NetworkError } from '../../api/errors';
import { setTransport } from '../../api/transport';
import { getCart } from '../../contract/cart';
import { getSettings } from '../../contract/site';
import { callInBackground, classifyResponse, type ResponseClass } from './background-call';

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

const TABLE: readonly (readonly [string, unknown, ResponseClass])[] = [
  ['a refusal with words', new ApiError('This product is no longer available.', null), 'refused'],
  ['no answer', new NetworkError('No answer'), 'later'],
  ['a login page of the hotel instead of a reply', new ForeignReplyError(200), 'later'],
  ["a gateway's page of 404", new ForeignReplyError(404), 'later'],
  ['a reply that cannot be read', new ContractError(['data: missing']), 'later'],
  ['a dead key that could not be refreshed', new HttpError(401, ''), 'unauthenticated'],
  ['an old security token', new HttpError(403, ''), 'later'],
  ['a request time-out', new HttpError(408, ''), 'later'],
  ['a conflict', new HttpError(409, ''), 'later'],
  ['too early', new HttpError(425, ''), 'later'],
  ['an upgrade asked for', new HttpError(426, ''), 'later'],
  ['too many requests', new HttpError(429, ''), 'later'],
  ['a server error', new HttpError(500, ''), 'later'],
  ['a gateway error', new HttpError(502, ''), 'later'],
  ['a malformed request, in words of the store', new HttpError(400, ''), 'refused'],
  ['a missing address, in words of the store', new HttpError(404, ''), 'refused'],
];

describe('What an answer means for an unsent change', () => {
  it.each(TABLE)('%s', (_name, error, expected) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(classifyResponse(error)).toBe(expected);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('a mistake of our own is tried again, and logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new TypeError('undefined is not a function');
    expect(classifyResponse(mistake)).toBe('later');
    expect(log).toHaveBeenCalledWith(mistake);
    log.mockRestore();
  });
});
