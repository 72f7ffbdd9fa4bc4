// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../../api/errors';
import { privately } from './privately';
import { sessionStore } from './session-store';

beforeEach(() => sessionStore.signOut());

test("Without a key the cart cannot be asked for: 'No auth key found'", async () => {
  const fetchCart = vi.fn();
  await expect(privately(fetchCart)).rejects.toThrow('No auth key found');
  expect(fetchCart).not.toHaveBeenCalled();
});

test('A key that stays dead ends the session, and any other failure does not', async () => {
  const elena = { authKey: 'key-1', firstName: 'Elena', lastName: '', fullName: 'Elena' };
  sessionStore.signIn(elena, 'account-1');
  await expect(privately(() => Promise.reject(new HttpError(500, '')))).rejects.toThrow();
  expect(sessionStore.get()).toEqual(elena);
  await expect(privately(() => Promise.reject(new HttpError(401, '')))).rejects.toThrow();
  expect(sessionStore.get()).toBeNull();
});
