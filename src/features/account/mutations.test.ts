// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { setTransport } from '../../api/transport';
import { changePassword } from '../../contract/account';
import { endSession } from '../../contract/end-session';
import { sessionStore } from '../session/session-store';
import { accountMutations } from './mutations';

const of = (authKey: string) => ({ authKey, firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' });
let asked: string[];
let meanwhile: () => void;

beforeEach(() => {
  [asked, meanwhile] = [[], () => undefined];
  sessionStore.signIn(of('key-1'), 'elena');
  setTransport({
    baseUrl: '',
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: () => 'token',
    fetch: async (url) => {
      asked.push(url);
      if (!url.endsWith(changePassword.path)) return Response.json({ status: 1, message: '', data: [] });
      meanwhile();
      return Response.json({ status: 1, message: '', data: { auth_key: 'key-2', first_name: 'Elena', full_name: 'Elena Ruiz' } });
    },
  });
});

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
