import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/api/call';
import { setTransport } from '../../src/api/transport';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { XSRF_COOKIE, XSRF_GUARDED_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { forgotPassword, login, logout, refreshToken } from '../../src/contract/session';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const REFRESH = '__Host-refresh_token';

/** A store behind https, and one that knows only the specified names, as every release before the guarded names did. */
let store: TestStore;
let earlierStore: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://shop.example' } });
  earlierStore = await openTestStore();
});
afterAll(() => Promise.all([store.close(), earlierStore.close()]));

const write = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 4, isInstallationChosen: false };
const PASSWORD = 'plank by plank';

/** A page whose scripts see the cookies of this browser; `refusals` counts the 403 that it got. */
function openPage(browser: ContractClient, tokenCookies: readonly string[]) {
  const page = { refusals: 0 };
  const leaveGuardedToken = (refused: string): boolean =>
    browser.cookies.get(XSRF_GUARDED_COOKIE) === refused && browser.cookies.delete(XSRF_GUARDED_COOKIE);
  setTransport({
    baseUrl: '/api',
    authKey: () => browser.authKey,
    xsrfToken: () => tokenCookies.map((name) => browser.cookies.get(name)).find((token) => token !== undefined) ?? null,
    ...(tokenCookies.includes(XSRF_GUARDED_COOKIE) ? { leaveGuardedToken } : {}),
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      if (!headers.has(XSRF_HEADER)) headers.set(XSRF_HEADER, '');
      const response = await browser.request(url.replace(/^\/api/, ''), { ...init, headers });
      if (response.status === 403) page.refusals += 1;
      return response;
    },
  });
  return page;
}
const openPageOfToday = (browser: ContractClient) => openPage(browser, [XSRF_GUARDED_COOKIE, XSRF_COOKIE]);
const openEarlierPage = (browser: ContractClient) => openPage(browser, [XSRF_COOKIE]);

/** A shopper whose browser has the token under the name of the specification alone. */
async function earlierShopper() {
  const shopper = await newShopper(store, PASSWORD);
  shopper.cookies.set(XSRF_COOKIE, shopper.cookies.get(XSRF_GUARDED_COOKIE) ?? '');
  shopper.cookies.delete(XSRF_GUARDED_COOKIE);
  return shopper;
}

describe('After the update that guards the names of the cookies', () => {
  it.each([
    ['of today', openPageOfToday],
    ['from before it', openEarlierPage],
  ])('a page %s goes on writing, signs in again and writes, and no press is lost', async (_when, open) => {
    const shopper = await earlierShopper();
    const page = open(shopper);
    await call(writeCartLine, write);
    await call(writeCartLine, { ...write, boxes: 5 });
    expect([page.refusals, shopper.cookies.has(XSRF_GUARDED_COOKIE)]).toEqual([0, true]);
    await call(logout, undefined);
    shopper.authKey = null;
    shopper.authKey = (await call(login, { email: shopper.email, password: PASSWORD, deviceId: 'd', deviceName: 'Test' })).authKey;
    await call(writeCartLine, { ...write, boxes: 6 });
    expect(await call(getCart, undefined)).toMatchObject([{ boxes: 6 }]);
  });

  it('a visitor with a page from before it, whose first cookie is the guarded one, writes too', async () => {
    const visitor = new ContractClient(store);
    await visitor.request('/beforeauth/setting', { method: 'GET' });
    expect(visitor.cookies.has(XSRF_COOKIE)).toBe(false);
    const page = openEarlierPage(visitor);
    await call(forgotPassword, 'visitor@example.com');
    expect([page.refusals, visitor.cookies.has(XSRF_COOKIE)]).toEqual([1, true]);
  });

  it('a logout takes the refresh cookie away, and its token renews nothing', async () => {
    const shopper = await earlierShopper();
    openPageOfToday(shopper);
    const token = shopper.cookies.get(REFRESH) ?? '';
    await call(logout, undefined);
    expect([...shopper.cookies.keys()]).toEqual([XSRF_GUARDED_COOKIE]);
    shopper.authKey = null;
    shopper.cookies.set(REFRESH, token);
    expect((await shopper.call(refreshToken, undefined)).httpStatus).toBe(401);
  });
});

describe('Where the release is rolled back, or another back end takes over', () => {
  it('a page of today gives the guarded cookie up at its first refusal, and no press is lost', async () => {
    const shopper = await newShopper(earlierStore, PASSWORD);
    // Left behind by the newer release: a token of its own.
    shopper.cookies.set(XSRF_GUARDED_COOKIE, 'left-behind');
    const page = openPageOfToday(shopper);
    await call(writeCartLine, write);
    expect([page.refusals, shopper.cookies.has(XSRF_GUARDED_COOKIE)]).toEqual([1, false]);
    await call(writeCartLine, { ...write, boxes: 5 });
    expect([page.refusals, await call(getCart, undefined)]).toMatchObject([1, [{ boxes: 5 }]]);
  });

  it("so it does where the session's token is the right one under the name that server does not read", async () => {
    const shopper = await newShopper(earlierStore, PASSWORD);
    const visitor = new ContractClient(earlierStore);
    await visitor.request('/beforeauth/setting', { method: 'GET' });
    shopper.cookies.set(XSRF_GUARDED_COOKIE, shopper.cookies.get(XSRF_COOKIE) ?? '');
    shopper.cookies.set(XSRF_COOKIE, visitor.cookies.get(XSRF_COOKIE) ?? '');
    const page = openPageOfToday(shopper);
    await call(writeCartLine, write);
    expect([page.refusals, shopper.cookies.has(XSRF_GUARDED_COOKIE)]).toEqual([1, false]);
  });
});

it('The refresh cookie that now travels with every call is in no log line, and changes neither what is sent nor how it may be cached', async () => {
  const shopper = await newShopper(store);
  const token = shopper.cookies.get(REFRESH) ?? '';
  const factsOf = async (Cookie: string) => {
    const reply = await store.app.request('/api/beforeauth/setting', { headers: { Cookie } });
    return [reply.status, reply.headers.get('Vary'), reply.headers.get('ETag'), reply.headers.get('Cache-Control'), await reply.text()];
  };
  const xsrf = `${XSRF_GUARDED_COOKIE}=${shopper.cookies.get(XSRF_GUARDED_COOKIE) ?? ''}`;
  expect(await factsOf(`${xsrf}; ${REFRESH}=${token}`)).toEqual(await factsOf(xsrf));
  await shopper.call(getCart, undefined, { [XSRF_HEADER]: 'refused' });
  await store.settled();
  expect(token.length).toBeGreaterThan(20);
  expect(JSON.stringify(store.logged)).not.toContain(token);
});
