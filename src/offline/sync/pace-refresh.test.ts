import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '../../api/errors';
import { createRefreshPace } from './pace-refresh';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number): unknown => vi.setSystemTime(Date.now() + ms);
const silence = (): Promise<boolean> => Promise.reject(new NetworkError('No answer'));
/** The error of `call`: the reply is its cause. */
const busy = (retryAfterMs: number) => (): Promise<boolean> =>
  Promise.reject(new NetworkError('Not refreshed', { cause: new HttpError(503, '', retryAfterMs) }));

it('A refresh gives what the server says of the key, and the next one need not wait', async () => {
  const paced = createRefreshPace();
  expect(await paced(async () => true, true)).toBe(true);
  expect(await paced(async () => false, true)).toBe(false);
});

it('After a refresh without an answer, what nobody waits for waits, and a person five seconds', async () => {
  const paced = createRefreshPace();
  await expect(paced(silence, true)).rejects.toThrow('No answer');
  const refresh = vi.fn(async () => true);
  pass(5_000);
  await expect(paced(refresh, true)).rejects.toThrow('The key is refreshed a little later');
  expect(refresh).not.toHaveBeenCalled();
  expect(await paced(refresh)).toBe(true);
});

it('A person who asks again within five seconds waits too', async () => {
  const paced = createRefreshPace();
  await expect(paced(silence)).rejects.toThrow('No answer');
  pass(4_999);
  await expect(paced(async () => true)).rejects.toThrow('The key is refreshed a little later');
});

it('A server that says when it is back is not asked before, but for a person', async () => {
  const paced = createRefreshPace();
  await expect(paced(busy(3_600_000), true)).rejects.toThrow('Not refreshed');
  const refresh = vi.fn(async () => true);
  pass(3_599_000);
  await expect(paced(refresh, true)).rejects.toThrow(NetworkError);
  expect(await paced(refresh)).toBe(true);
});
