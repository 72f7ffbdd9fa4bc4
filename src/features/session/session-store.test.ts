// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../domain/session';

const elena: Session = { authKey: 'key-1', firstName: 'Elena', lastName: '', fullName: 'Elena' };

/** A new page: the module's state is lost, the browser's storage is not. */
async function openPage() {
  vi.resetModules();
  const { sessionStore } = await import('./session-store');
  return sessionStore;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('A login is kept under the four keys of the specification and is there after a reload', async () => {
  (await openPage()).signIn(elena, 'account-1');
  expect(['authKey', 'firstName', 'lastName', 'fullName'].map((key) => localStorage.getItem(key))).toEqual(['key-1', 'Elena', '', 'Elena']);
  const reloaded = await openPage();
  expect(reloaded.get()).toEqual(elena);
  expect(reloaded.accountId()).toBe('account-1');
});

test('Who signed in in another tab while this one was still opening is signed in here too', async () => {
  const here = await openPage();
  expect(here.get()).toBeNull();
  (await openPage()).signIn(elena, 'account-1');
  here.start(() => undefined);
  expect(here.get()).toEqual(elena);
});

test.each(['authKey', 'firstName', 'lastName'])('Without %s no session is restored', async (missing) => {
  (await openPage()).signIn(elena, 'account-1');
  localStorage.removeItem(missing);
  expect((await openPage()).get()).toBeNull();
});

test('A session that another program stored, without an account, still has an account of its own', async () => {
  localStorage.setItem('authKey', 'key-9');
  localStorage.setItem('firstName', 'Marco');
  localStorage.setItem('lastName', 'Diaz');
  const store = await openPage();
  expect(store.get()).toEqual({ authKey: 'key-9', firstName: 'Marco', lastName: 'Diaz', fullName: 'Marco Diaz' });
  expect(store.accountId()).toMatch(/^[0-9a-f]{16}$/);
});

test('Logging out leaves nothing of the session in the browser and tells the screens', async () => {
  const store = await openPage();
  store.signIn(elena, 'account-1');
  const told = vi.fn();
  store.subscribe(told);
  store.signOut();
  expect(localStorage.length).toBe(0);
  expect(store.get()).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

test('A page that Back takes from the browser’s cache shows nothing of a shopper who has logged out in another tab meanwhile', async () => {
  const here = await openPage();
  here.signIn(elena, 'account-1');
  const told = vi.fn();
  here.start(told);
  localStorage.clear();
  const shown = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(here.accountId()).toBe('account-1');
  shown(true);
  expect(here.get()).toBeNull();
  expect(told).toHaveBeenLastCalledWith(null);
});

test('A login in another tab is followed', async () => {
  const store = await openPage();
  store.start(() => undefined);
  expect(store.get()).toBeNull();
  for (const [key, value] of [
    ['authKey', 'key-2'],
    ['firstName', 'Elena'],
    ['lastName', 'Ruiz'],
    ['accountId', 'account-1'],
  ] as const) {
    localStorage.setItem(key, value);
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastName' }));
  expect(store.get()).toMatchObject({ authKey: 'key-2' });
});

test('A browser that refuses storage keeps the session until the page closes', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const store = await openPage();
  store.signIn(elena, 'account-1');
  expect(store.get()).toEqual(elena);
});
