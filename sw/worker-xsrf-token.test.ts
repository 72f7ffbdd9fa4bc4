import { expect, it } from 'vitest';
import { leaveGuardedToken, workerXsrfToken } from './worker-xsrf-token';

function cookieStore(values: Readonly<Record<string, string>>) {
  const held = new Map(Object.entries(values));
  return {
    held,
    get: (name: string) => Promise.resolve(held.has(name) ? { value: held.get(name) } : null),
    delete: (name: string) => Promise.resolve(void held.delete(name)),
  };
}

const REFUSES = { get: () => Promise.reject(new Error('refused')), delete: () => Promise.reject(new Error('refused')) };

it('The worker takes the token from the Cookie Store, which is newer than any copy, and the guarded name before the other', async () => {
  expect(await workerXsrfToken(cookieStore({ 'XSRF-TOKEN': 's1%2E2' }), 'old')).toBe('s1.2');
  expect(await workerXsrfToken(cookieStore({ 'XSRF-TOKEN': 'planted', '__Host-XSRF-TOKEN': 's1%2E2' }), 'old')).toBe('s1.2');
});

it("Without a Cookie Store, or when it refuses or knows none, the page's copy serves", async () => {
  expect(await workerXsrfToken(null, 'copy')).toBe('copy');
  expect(await workerXsrfToken(REFUSES, 'copy')).toBe('copy');
  expect(await workerXsrfToken(cookieStore({}), 'copy')).toBe('copy');
  expect(await workerXsrfToken(null, null)).toBeNull();
});

it('A guarded token that the server refused is given up, a newer one and any other name never', async () => {
  const cookies = cookieStore({ 'XSRF-TOKEN': 'plain', '__Host-XSRF-TOKEN': 'guarded' });
  expect([await leaveGuardedToken(cookies, 'plain'), await leaveGuardedToken(cookies, 'older')]).toEqual([false, false]);
  expect([await leaveGuardedToken(cookies, 'guarded'), await workerXsrfToken(cookies, null)]).toEqual([true, 'plain']);
  expect([await leaveGuardedToken(null, 'x'), await leaveGuardedToken(REFUSES, 'x')]).toEqual([false, false]);
});
