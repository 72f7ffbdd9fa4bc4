import 'fake-indexeddb/auto';
import { keptDatabase } from '../kept/database';
import { clear, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mirrorSession, readMirror, wipeMirror } from './session-mirror';

const SESSION = { authKey: 'key', firstName: 'Elena', lastName: 'Ruiz', fullName: 'Elena Ruiz' };
const MIRROR = { v: 1, accountId: 'elena', authKey: 'key', xsrfToken: 'token' };
const store = keptDatabase.useStore('session');

beforeEach(() => clear(store));

describe('The copy of the session that the worker reads', () => {
  it('holds what a call needs, and nothing of the person', async () => {
    await mirrorSession(SESSION, 'elena', 'token');
    expect(await readMirror()).toEqual({ accountId: 'elena', authKey: 'key', xsrfToken: 'token' });
    await mirrorSession(SESSION, 'elena', null);
    expect(await readMirror()).toEqual({ accountId: 'elena', authKey: 'key', xsrfToken: null });
  });

  it('is gone after the logout, and was never there for a visitor', async () => {
    expect(await readMirror()).toBeNull();
    await mirrorSession(SESSION, 'elena', 'token');
    await wipeMirror();
    expect(await readMirror()).toBeNull();
  });

  it('that cannot be kept, read or wiped fails nothing', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(mirrorSession(SESSION, 'elena', 'token')).resolves.toBeUndefined();
    await expect(wipeMirror()).resolves.toBeUndefined();
    expect(await readMirror()).toBeNull();
    open.mockRestore();
    expect(await readMirror()).toBeNull();
  });

  it.each<[string, unknown]>([
    ['a text', 'key'],
    ['nothing', null],
    ['one of a later build', { ...MIRROR, v: 2 }],
    ['one without an account', { ...MIRROR, accountId: undefined }],
    ['one whose key is a number', { ...MIRROR, authKey: 7 }],
  ])('that is damaged (%s) is none', async (_what, stored) => {
    await set('session', stored, store);
    expect(await readMirror()).toBeNull();
  });

  it('whose token is damaged is read without it: the worker says so to the server', async () => {
    await set('session', { ...MIRROR, xsrfToken: 7 }, store);
    expect(await readMirror()).toEqual({ accountId: 'elena', authKey: 'key', xsrfToken: null });
  });
});
