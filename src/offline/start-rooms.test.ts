// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { setTransport } from '../api/transport';
import { getProjects } from '../contract/projects';
import { cartChanges } from './cart';
import { startRooms } from './start-rooms';

const SECOND_MS = 1_000;

afterEach(() => vi.useRealTimers());

/** A server that never responds to Ana and has no rooms of other accounts; returns the accounts that called it. */
function server() {
  const askedBy: (string | null)[] = [];
  setTransport({
    baseUrl: '',
    authKey: () => cartChanges.accountId(),
    xsrfToken: () => 'token',
    fetch: (url, { headers, signal }) => {
      expect(url).toBe(getProjects.path);
      const who = new Headers(headers).get('auth_key');
      askedBy.push(who);
      if (who !== 'ana')
        return Promise.resolve(Response.json({ status: 1, message: '', data: { projects: [], version: '0', has_more: '0' } }));
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new TypeError('Aborted'))));
    },
  });
  return askedBy;
}

test('Whoever logs in while another account’s rooms are exchanged has their own within a second, and again at the next login', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const askedBy = server();
  await cartChanges.open('ana');
  startRooms();
  await expect.poll(() => askedBy).toEqual(['ana']);
  for (const asked of [
    ['ana', 'ben'],
    ['ana', 'ben', 'ben'],
  ]) {
    await cartChanges.open('ben');
    // The aborted exchange settles before the second is over.
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    await expect.poll(() => askedBy).toEqual(asked);
    await cartChanges.open(null);
  }
});
