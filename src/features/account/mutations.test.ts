// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '../../api/transport';
import { changePassword } from '../../contract/account';
import { endSession } from '../../contract/end-session';
import { waitingLogouts } from '../../offline/logouts';
import { sessionStore } from '../session/session-store';
import { accountMutations } from './mutations';

const of = (authKey: string) => ({ authKey, firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' });
let asked: string[];
let meanwhile: () => void;
let answerToEnding: () => unknown;

beforeEach(() => {
  [asked, meanwhile, answerToEnding] = [[], () => undefined, () => undefined];
  sessionStore.signIn(of('key-1'), 'elena');
  setTransport({
    baseUrl: '',
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: () => 'token',
    fetch: async (url) => {
      asked.push(url);
      if (url.endsWith(endSession.path)) await answerToEnding();
      if (!url.endsWith(changePassword.path)) return Response.json({ status: 1, message: '', data: [] });
      meanwhile();
      return Response.json({ status: 1, message: '', data: { auth_key: 'key-2', first_name: 'Elena', full_name: 'Elena Ruiz' } });
    },
  });
});

afterEach(() => void vi.restoreAllMocks());

const change = () =>
  accountMutations.changePassword(new QueryClient(), 'elena').mutationFn?.({ currentPassword: 'old', password: 'new' }, {} as never);

it('A changed password gives this device its new key', async () => {
  await change();
  expect(sessionStore.get()?.authKey).toBe('key-2');
});

it.each([
  ['a logout', () => sessionStore.signOut(), undefined],
  ['the login of somebody else', () => sessionStore.signIn(of('key-of-nora'), 'nora'), 'key-of-nora'],
])('A changed password whose reply comes after %s signs nobody in, and its new key is ended', async (_what, happens, key) => {
  meanwhile = happens;
  await change();
  expect(sessionStore.get()?.authKey).toBe(key);
  await expect.poll(() => asked, { timeout: 5_000 }).toContain(endSession.path);
});

it.each([
  ['ended at once', () => undefined],
  ['told as changed without a network too', () => Promise.reject(new TypeError('offline'))],
])('A changed password on a device that cannot save is not told as failed: its unused key is %s', async (_what, reply) => {
  vi.spyOn(waitingLogouts, 'keep').mockRejectedValue(new Error('no storage'));
  meanwhile = () => sessionStore.signOut();
  answerToEnding = reply;
  await change();
  expect(asked).toContain(endSession.path);
});
