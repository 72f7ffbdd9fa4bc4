import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { readEnv } from '../../server/env';
import { openServices } from '../../server/open-services';
import { KEY_LIFETIME_MS } from '../../server/security/sessions';
import { call } from '../../src/api/call';
import { HttpError } from '../../src/api/errors';
import { setTransport } from '../../src/api/transport';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { login, logout, refreshToken } from '../../src/contract/session';
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

  it('that nobody signed does not even serve a visitor, and is replaced', async () => {
    const visitor = new ContractClient(store);
    visitor.cookies.set(XSRF_COOKIE, 'planted-by-a-neighbouring-site');
    const guess = { email: 'nobody@example.com', password: 'some oak planks', deviceId: 'd', deviceName: 'Test' };
    expect((await visitor.call(login, guess)).httpStatus).toBe(403);
    expect(tokenOf(visitor)).toMatch(/^v[\w-]{32}\.[\w-]{32}$/);
    expect((await visitor.call(login, guess)).httpStatus).toBe(200);
  });

  it('must be in the header, not in the cookie alone', async () => {
    const ana = await newShopper(store);
    expect(await cartStatus(ana, { [XSRF_HEADER]: '' })).toBe(403);
    expect(await cartStatus(ana, { [XSRF_HEADER]: 'x' })).toBe(403);
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

  it('is given by the first call of a shopper whose browser has lost every cookie', async () => {
    const ana = await newShopper(store);
    const own = tokenOf(ana);
    ana.cookies.clear();
    expect([await cartStatus(ana), tokenOf(ana)]).toEqual([200, own]);
    expect(await cartStatus(ana)).toBe(200);
  });

  it('ends with the session', async () => {
    const ana = await newShopper(store);
    const before = tokenOf(ana);
    await ana.data(logout, undefined);
    expect(tokenOf(ana)).toMatch(/^v/);
    expect(tokenOf(ana)).not.toBe(before);
  });

  it('is the same from every server of one database', async () => {
    const ana = await newShopper(store);
    const second = await openServices({
      database: store.database,
      env: readEnv({ DATA_DIR: store.database.dataDir }),
      log: () => undefined,
      publicUrl: () => 'http://store.test',
    });
    const there = new ContractClient({ app: createApp(second.services) });
    there.authKey = ana.authKey;
    for (const [name, value] of ana.cookies) there.cookies.set(name, value);
    expect(await cartStatus(there)).toBe(200);
  });
});

describe('A call from another origin that carries our cookies', () => {
  it.each(['https://evil.example', 'null', 'http://store.test.evil.example', 'http://evil.example/store.test'])(
    'is refused from %s, whatever else it knows',
    async (origin) => {
      const ana = await newShopper(store);
      expect(await cartStatus(ana, { Origin: origin })).toBe(403);
      expect(await cartStatus(ana, { Origin: 'http://store.test' })).toBe(200);
    },
  );
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
