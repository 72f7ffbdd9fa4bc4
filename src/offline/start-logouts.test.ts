// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileTimePasses } from '../../tests/fixtures/while-time-passes';

let asked: number;
let isReachable: boolean;
let requested: number;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  [asked, isReachable, requested] = [0, true, 0];
  const register = async (): Promise<void> => void (requested += 1);
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  const { setTransport } = await import('../api/transport');
  setTransport({
    baseUrl: '',
    authKey: () => null,
    xsrfToken: () => 'token',
    fetch: async () => {
      asked += 1;
      if (!isReachable) throw new TypeError('fetch failed');
      return Response.json({ status: 1, message: 'Logged out.', data: null });
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Advances the time, and lets the database finish its work. */
const pass = (ms: number): Promise<void> => whileTimePasses(new Promise<void>((resolve) => void setTimeout(resolve, ms)));
const page = async () => ({
  ...(await import('./note-logout')),
  ...(await import('./note-logout')),
  ...(await import('./what-waits')),
});

// The first test, since the pages of the others would react too.
it('A page that is left while a logout waits asks the browser to wake the worker; one without does not', async () => {
  const { startLogouts, noteLogout } = await page();
  startLogouts();
  await pass(500);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(requested).toBe(0);
  isReachable = false;
  await noteLogout('key-1');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(requested).toBe(1);
});

it('A logout that waits is sent when the page starts, once, and no later start looks for it', async () => {
  const { startLogouts, noteLogout, hasWaitingLogouts } = await page();
  await noteLogout('key-1');
  startLogouts();
  startLogouts();
  await pass(500);
  expect([asked, hasWaitingLogouts.get()]).toEqual([1, false]);
});

it('A logout that is not heard waits on, and is sent when its time has come', async () => {
  const { startLogouts, noteLogout, hasWaitingLogouts } = await page();
  await noteLogout('key-1');
  isReachable = false;
  startLogouts();
  await pass(500);
  expect([asked, hasWaitingLogouts.get()]).toEqual([1, true]);
  isReachable = true;
  await pass(10_000);
  expect([asked, hasWaitingLogouts.get()]).toEqual([2, false]);
});

it('A logout that is noted later is sent soon, and goes out again without another visit', async () => {
  const { startLogouts, noteLogout, hasWaitingLogouts } = await page();
  startLogouts();
  await pass(500);
  await noteLogout('key-1');
  await pass(1_500);
  expect([asked, hasWaitingLogouts.get()]).toEqual([1, false]);
  await noteLogout('key-2');
  await pass(1_500);
  expect(asked).toBe(2);
});
