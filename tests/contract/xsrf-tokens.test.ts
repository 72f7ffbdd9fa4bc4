import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_LIFETIME_MS } from '../../server/security/sessions';
import { call } from '../../src/api/call';
import { HttpError } from '../../src/api/errors';
import { setTransport } from '../../src/api/transport';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { refreshToken } from '../../src/contract/session';
import { workerXsrfToken } from '../../sw/worker-xsrf-token';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const tokenOf = (client: ContractClient): string => client.cookies.get(XSRF_COOKIE) ?? '';
const cartStatus = async (client: ContractClient, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  (await client.call(getCart, undefined, headers)).httpStatus;

describe('An XSRF token', () => {
  it('belongs to one session: neither a visitor nor another shopper has one that serves it', async () => {
    const [ana, eve] = [await newShopper(store), await newShopper(store)];
    const visitor = new ContractClient(store);
    await visitor.request('/beforeauth/setting', { method: 'GET' });
    expect(await cartStatus(ana)).toBe(200);
    const own = tokenOf(ana);
    const nearlyOwn = `${own.slice(0, -1)}${own.endsWith('_') ? '-' : '_'}`;
    for (const foreign of [tokenOf(visitor), tokenOf(eve), nearlyOwn, 'v.s', '']) {
      ana.cookies.set(XSRF_COOKIE, foreign);
      expect(await cartStatus(ana)).toBe(403);
      expect(await cartStatus(ana)).toBe(200);
    }
  });

  it('is asked of the call that only a cookie authorizes', async () => {
    const [ana, eve] = [await newShopper(store), await newShopper(store)];
    const [own, foreign] = [tokenOf(ana), tokenOf(eve)];
    ana.authKey = null;
    ana.cookies.set(XSRF_COOKIE, foreign);
    expect((await ana.call(refreshToken, undefined)).httpStatus).toBe(403);
    expect(tokenOf(ana)).toBe(own);
    expect((await ana.call(refreshToken, undefined)).httpStatus).toBe(200);
  });
});

describe("The worker's calls", () => {
  /** Sends as a browser's worker does: the cookies go along, and only what the transport gives is in the header. */
  function workFor(shopper: ContractClient, mirrored: string | null): void {
    setTransport({
      baseUrl: '/api',
      authKey: () => shopper.authKey,
      xsrfToken: () => workerXsrfToken(null, mirrored),
      fetch: (url, init) => {
        const headers = new Headers(init.headers);
        if (!headers.has(XSRF_HEADER)) headers.set(XSRF_HEADER, '');
        return shopper.request(url.replace(/^\/api/, ''), { ...init, headers });
      },
    });
  }
  const write = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 4, isInstallationChosen: false };

  it('work with the copy that the page left, without a Cookie Store', async () => {
    const shopper = await newShopper(store);
    workFor(shopper, tokenOf(shopper));
    await call(writeCartLine, write);
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 4 }]);
  });

  it('still work after the cookie was lost or replaced, and after the key had to be refreshed', async () => {
    const shopper = await newShopper(store);
    workFor(shopper, tokenOf(shopper));
    const visitor = new ContractClient(store);
    await visitor.request('/beforeauth/setting', { method: 'GET' });
    shopper.cookies.set(XSRF_COOKIE, tokenOf(visitor));
    await expect(call(writeCartLine, write)).rejects.toBeInstanceOf(HttpError);
    // The refusal brought the session's cookie back: the browser's next sync event gets through.
    await call(writeCartLine, write);
    store.advance(KEY_LIFETIME_MS + 1);
    await call(writeCartLine, { ...write, boxes: 5 });
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 5 }]);
  });

  it('are refused without any token', async () => {
    const shopper = await newShopper(store);
    workFor(shopper, null);
    await expect(call(writeCartLine, write)).rejects.toMatchObject({ httpStatus: 403 });
  });
});
