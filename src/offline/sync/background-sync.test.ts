import { afterEach, expect, it, vi } from 'vitest';
import { requestBackgroundSync } from './background-sync';

afterEach(() => vi.unstubAllGlobals());

const withRegistration = (registration: unknown): void =>
  void vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });

it('A browser that can wake the worker is asked to, under the tag that the worker listens to', async () => {
  const register = vi.fn(async () => undefined);
  withRegistration({ sync: { register } });
  await requestBackgroundSync();
  expect(register.mock.calls).toEqual([['sps-outbox']]);
});

it('A browser that refuses it, as in a private window, fails nothing', async () => {
  withRegistration({ sync: { register: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) } });
  await expect(requestBackgroundSync()).resolves.toBeUndefined();
});

it.each<[string, unknown]>([
  ['no worker yet', undefined],
  ['a worker that cannot be woken', {}],
  ['a hollow kind of it', { sync: null }],
  ['an odd kind of it', { sync: 'yes' }],
])('A page with %s asks for nothing', async (_what, registration) => {
  withRegistration(registration);
  await expect(requestBackgroundSync()).resolves.toBeUndefined();
});

it.each<[string, unknown]>([
  ['without workers', {}],
  ['without a navigator', undefined],
])('A browser %s is asked for nothing', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(requestBackgroundSync()).resolves.toBeUndefined();
});
