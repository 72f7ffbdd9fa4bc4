import { beforeEach, describe, expect, it } from 'vitest';
import { getCart, writeCartLine } from '../contract/cart';
import type { Endpoint } from '../contract/define-endpoint';
import { endpoints } from '../contract/all-endpoints';
import { AUTH_KEY_HEADER } from '../contract/headers';
import { login, refreshToken } from '../contract/session';
import { call } from './call';
import { ForeignReplyError, HttpError, NetworkError } from './errors';
import { setTransport } from './transport';

const KEY = 'the-key-of-this-shopper';

/** The requested paths, with the number of their requests. */
let asked: string[];
let currentKey: string;
let requests: { readonly url: string; readonly init: RequestInit }[];
let isKeyDead: boolean;
let refresh: () => Promise<Response>;

const ok = (data: unknown): Response => Response.json({ status: 1, message: '', data });
const dead = (): Response => Response.json({ status: 0, message: 'Your session has ended.', data: null }, { status: 401 });

beforeEach(() => {
  [asked, requests, isKeyDead, currentKey] = [[], [], true, KEY];
  refresh = async () => {
    isKeyDead = false;
    return ok(null);
  };
  setTransport({
    baseUrl: '/api',
    authKey: () => currentKey,
    xsrfToken: () => 'token',
    fetch: async (url, init) => {
      asked.push(url.slice('/api'.length));
      requests.push({ url, init });
      if (url.endsWith(refreshToken.path)) return refresh();
      return isKeyDead ? dead() : ok([]);
    },
  });
});

const refreshes = (): number => asked.filter((path) => path === refreshToken.path).length;

describe('A key that has died', () => {
  it('is refreshed, and the call is sent again, unseen', async () => {
    expect(await call(getCart, undefined)).toEqual([]);
    expect(asked).toEqual([getCart.path, refreshToken.path, getCart.path]);
  });

  it('is refreshed once for ten calls at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => call(getCart, undefined)));
    expect(refreshes()).toBe(1);
  });

  it('that cannot be refreshed fails the call, which is not sent again', async () => {
    refresh = async () => dead();
    await expect(call(getCart, undefined)).rejects.toMatchObject({ httpStatus: 401 });
    expect(asked).toEqual([getCart.path, refreshToken.path]);
  });

  it('and stays dead after its refresh fails the call, without a second refresh', async () => {
    refresh = async () => ok(null);
    await expect(call(getCart, undefined)).rejects.toBeInstanceOf(HttpError);
    expect(asked).toEqual([getCart.path, refreshToken.path, getCart.path]);
  });

  it('is not replaced by that of another shopper who has logged in meanwhile: the call stays its own', async () => {
    refresh = async () => {
      currentKey = 'the-key-of-another-shopper';
      return ok(null);
    };
    await expect(call(getCart, undefined)).rejects.toMatchObject({ httpStatus: 401 });
    const keys = requests.filter(({ url }) => url.endsWith(getCart.path)).map(({ init }) => new Headers(init.headers).get(AUTH_KEY_HEADER));
    expect(keys).toEqual([KEY, KEY]);
  });

  it('is no reason to log out when the refresh has no answer: the call fails as one without connection', async () => {
    refresh = () => Promise.reject(new TypeError('fetch failed'));
    await expect(call(getCart, undefined)).rejects.toBeInstanceOf(NetworkError);
  });

  it.each([200, 401, 404, 502])('is not given up when a gateway answers the refresh with a page of %s', async (status) => {
    refresh = async () => new Response('<h1>Guest WiFi</h1>', { status });
    await expect(call(getCart, undefined)).rejects.toBeInstanceOf(ForeignReplyError);
    expect(asked).toEqual([getCart.path, refreshToken.path]);
  });

  it.each([403, 429, 503])('is not given up when the store answers the refresh with %s', async (status) => {
    refresh = async () => Response.json({ status: 0, message: 'Not now', data: null }, { status });
    await expect(call(getCart, undefined)).rejects.toBeInstanceOf(NetworkError);
  });

  it('is dead when the store refuses the refresh with HTTP 200', async () => {
    refresh = async () => Response.json({ status: 0, message: 'No', data: null });
    await expect(call(getCart, undefined)).rejects.toMatchObject({ httpStatus: 401 });
  });

  it('is refreshed by a new call while the refresh of a call that was given up still has no response', async () => {
    const giveUp = new AbortController();
    refresh = () => new Promise(() => undefined);
    call(getCart, undefined, { signal: giveUp.signal }).catch(() => undefined);
    await expect.poll(refreshes).toBe(1);
    giveUp.abort();
    refresh = async () => {
      isKeyDead = false;
      return ok(null);
    };
    expect(await call(getCart, undefined)).toEqual([]);
    expect(refreshes()).toBe(2);
  });

  it('is nothing to a visitor: a refused login is not refreshed', async () => {
    await expect(call(login, { email: 'a@example.com', password: 'x', deviceId: 'd', deviceName: 'Test' })).rejects.toMatchObject({
      httpStatus: 401,
    });
    expect(asked).toEqual([login.path]);
  });
});

describe('The key of a shopper', () => {
  it('travels in its header alone: never in an address, never in a body', async () => {
    isKeyDead = false;
    await call(writeCartLine, { lineId: 3, productId: 107, pricePerBoxCents: 1, boxes: 2, isInstallationChosen: false });
    await call(getCart, undefined);
    for (const { url, init } of requests) {
      expect(new Headers(init.headers).get(AUTH_KEY_HEADER)).toBe(KEY);
      expect(`${url} ${await new Response(init.body).text()}`).not.toContain(KEY);
    }
  });

  it('belongs to no path of the contract, and no path has a query', () => {
    const all: readonly Pick<Endpoint<unknown, unknown>, 'path'>[] = Object.values(endpoints);
    expect(all.filter(({ path }) => /[?&=]|key/.test(path))).toEqual([]);
  });

  it('does not go along with the calls of visitors', async () => {
    isKeyDead = false;
    await call(login, { email: 'a@example.com', password: 'x', deviceId: 'd', deviceName: 'Test' }).catch(() => undefined);
    expect(requests.map(({ init }) => new Headers(init.headers).has(AUTH_KEY_HEADER))).toEqual([false]);
  });
});
