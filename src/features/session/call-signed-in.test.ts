// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../api/errors';
import { callSignedIn } from './call-signed-in';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';
import { NOTHING_UNSENT } from './unsent';

beforeEach(() => sessionStore.signOut());

test("Without a key the cart cannot be asked for: 'No auth key found'", async () => {
  const fetchCart = vi.fn();
  await expect(callSignedIn(fetchCart)).rejects.toThrow('No auth key found');
  expect(fetchCart).not.toHaveBeenCalled();
});

test('A key that stays dead ends the session, and any other failure does not', async () => {
  const elena = { authKey: 'key-1', firstName: 'Elena', lastName: '', fullName: 'Elena' };
  sessionStore.signIn(elena, 'account-1');
  await expect(callSignedIn(() => Promise.reject(new HttpError(500, '')))).rejects.toThrow();
  expect(sessionStore.get()).toEqual(elena);
  await expect(callSignedIn(() => Promise.reject(new HttpError(401, '')))).rejects.toThrow();
  expect(sessionStore.get()).toBeNull();
  expect(refusedSession.get()).toEqual({ accountId: 'account-1', unsent: NOTHING_UNSENT });
  sessionStore.signIn(elena, 'account-1');
  expect(refusedSession.get()).toBeNull();
});

test('A key that the store refuses after a newer login says nothing about that one', async () => {
  const session = { authKey: 'key-1', firstName: 'Elena', lastName: '', fullName: 'Elena' };
  sessionStore.signIn(session, 'account-1');
  const refused = callSignedIn(async () => {
    sessionStore.signIn({ ...session, authKey: 'key-2' }, 'account-1');
    throw new HttpError(401, '');
  });
  await expect(refused).rejects.toThrow();
  expect(sessionStore.get()?.authKey).toBe('key-2');
  expect(refusedSession.get()).toBeNull();
});
