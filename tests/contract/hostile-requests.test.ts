import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Endpoint, FormFields } from '../../src/contract/define-endpoint';
import { endpoints } from '../../src/contract/all-endpoints';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { suggestPlaces } from '../../src/contract/places';
import { login, signUp } from '../../src/contract/session';
import { newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { sampleFields } from '../fuzz/sample-fields';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  store.app.request(`/api${path}`, { method: 'POST', body, headers });
const formOf = (type: string, text: string | Uint8Array<ArrayBuffer>) => post('/beforeauth/login', text, { 'Content-Type': type });

type AnyCall = Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'auth'>;
const calls: readonly (readonly [string, AnyCall])[] = Object.entries(endpoints);

describe('A wrong method or path', () => {
  it.each(calls)('%s answers 405 to DELETE and names the right method', async (_name, { path, method }) => {
    const reply = await store.app.request(`/api${path}`, { method: 'DELETE' });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, method]);
    expect(await reply.json()).toMatchObject({ status: 0 });
  });

  it('answers 404 in JSON under /api', async () => {
    const reply = await store.app.request('/api/beforeauth/nothing');
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ status: 0 });
  });
});

describe('A malformed body', () => {
  it.each<[string, string, string | Uint8Array<ArrayBuffer>, number]>([
    ['broken JSON', 'application/json', '{"Appuser', 400],
    ['multipart cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition', 400],
    [
      'a field longer than its kind may be',
      'application/x-www-form-urlencoded',
      `Appuser[email]=${'a'.repeat(255)}&Appuser[password]=x`,
      400,
    ],
    [
      'a password longer than a kilobyte',
      'application/x-www-form-urlencoded',
      `Appuser[email]=a@b.c&Appuser[password]=${'x'.repeat(1_025)}`,
      400,
    ],
    ['missing fields', 'application/x-www-form-urlencoded', 'Appuser[email]=a', 400],
    ['another content type', 'text/plain', 'hello', 415],
    ['too many bytes', 'application/x-www-form-urlencoded', new Uint8Array(70_000).fill(97), 413],
  ])('%s is refused as such', async (_name, type, body, status) => {
    const reply = await formOf(type, body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ status: 0, data: null, message: expect.stringMatching(/\w/) });
  });

  it('names the fields that are wrong', async () => {
    const shopper = await newShopper(store);
    const body = new URLSearchParams({ 'Usercarts[product_id]': '107', 'Usercarts[price]': 'cheap', 'Usercarts[quantity]': '1' });
    const reply = await shopper.request(writeCartLine.path, { method: 'POST', body });
    expect(await reply.json()).toEqual({
      status: 0,
      message: 'Missing or malformed: Usercarts[price]',
      data: null,
      reply_to: writeCartLine.path,
    });
  });

  it('leaves the server well', async () => {
    for (const [, { path, method }] of calls) {
      const reply = await store.app.request(`/api${path}`, {
        method,
        ...(method === 'GET' ? {} : { body: '\u0000\ud800%', headers: { 'Content-Type': 'application/json' } }),
      });
      expect(reply.status).toBeLessThan(500);
    }
    expect((await store.app.request('/healthz')).status).toBe(200);
    expect(await (await newShopper(store)).data(getCart, undefined)).toEqual([]);
  });
});

describe('A call from another site', () => {
  const body = () => new URLSearchParams({ 'Appuser[email]': 'a@example.com', 'Appuser[password]': 'some oak planks' });

  it('is refused by what the browser says of the site, where it names no Origin', async () => {
    const road = (headers: Readonly<Record<string, string>>) =>
      store.app.request('/api/route/v1/driving/-80.36,25.82;-80.22,25.75', { headers });
    for (const call of [
      road,
      (headers: Readonly<Record<string, string>>) => post(login.path, body(), headers),
      (headers: Readonly<Record<string, string>>) => post(suggestPlaces.path, body(), headers),
    ]) {
      expect((await call({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await call({ Origin: 'https://evil.example' })).status).toBe(403);
      expect((await call({ 'Sec-Fetch-Site': 'same-origin' })).status).not.toBe(403);
      expect((await call({})).status).not.toBe(403);
    }
  });
});

describe('A defect inside', () => {
  it('answers 500 in JSON without details in every call, and the log holds no statement', async () => {
    const broken = await openTestStore();
    const { authKey } = (await newShopper(broken)).session;
    const { db } = broken.database;
    for (const table of [
      'addresses',
      'articles',
      'cart_lines',
      'categories',
      'checkout_snapshots',
      'contact_messages',
      'delivery_bands',
      'documents',
      'guides',
      'order_lines',
      'orders',
      'password_resets',
      'known_devices',
      'pictures',
      'products',
      'projects',
      'promos',
    ]) {
      await db.execute(sql.raw(`drop table ${table} cascade`));
    }
    const fields = new Map<string, FormFields>(Object.entries(sampleFields));
    const statuses = new Map<string, number>();
    for (const [name, { path, method, auth }] of calls) {
      if (name === 'logout' || name === 'signOutEverywhere') continue;
      const headers: Record<string, string> = auth === 'key' ? { [AUTH_KEY_HEADER]: authKey } : {};
      const reply = await broken.app.request(`/api${path}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: new URLSearchParams(fields.get(name)) }),
      });
      statuses.set(name, reply.status);
      if (reply.status === 500)
        expect(await reply.json()).toEqual({ status: 0, message: 'Something went wrong. Please try again.', data: null, reply_to: path });
    }
    const stillWell = [...statuses].filter(([, status]) => status !== 500).map(([name]) => name);
    expect(stillWell.sort()).toEqual([
      'endSession',
      'forgotPassword',
      'getDevices',
      'getPaymentSetup',
      'login',
      'lookUpPlace',
      'refreshToken',
      'signUp',
      'suggestPlaces',
    ]);
    await broken.settled();
    const log = JSON.stringify(broken.logged);
    expect(log).toContain('42P01');
    expect(log).not.toMatch(/select|insert into|relation|fuzz@example/i);
    await broken.close();
  });
});

describe('Every reply', () => {
  it('of the API is kept by nobody, guessed at by nobody and framed by nobody', async () => {
    for (const [, { path, method }] of calls) {
      const { headers } = await store.app.request(`/api${path}`, { method });
      expect([path, headers.get('X-Content-Type-Options'), headers.get('X-Frame-Options'), headers.get('Content-Security-Policy')]).toEqual(
        [path, 'nosniff', 'DENY', "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
      );
      expect(headers.get('Cache-Control')).toMatch(/no-store|private, no-cache/);
      expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  });

  it('of a store behind https asks for https for a year, and every cookie belongs to this host alone', async () => {
    const secure = await openTestStore({ env: { PUBLIC_URL: 'https://shop.example' } });
    const body = new URLSearchParams({
      'Appuser[first_name]': 'A',
      'Appuser[last_name]': 'B',
      'Appuser[email]': 'https@example.com',
      'Appuser[password]': 'some oak planks',
    });
    const reply = await secure.app.request(`/api${signUp.path}`, { method: 'POST', body });
    expect(reply.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    const cookies = reply.headers.getSetCookie();
    expect(cookies.filter((cookie) => !/; Secure/.test(cookie))).toEqual([]);
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__Host-XSRF-TOKEN', '__Host-refresh_token']);
    expect(cookies.filter((cookie) => !/; Path=\/;/.test(cookie) || /domain/i.test(cookie))).toEqual([]);
    expect(cookies.find((cookie) => cookie.startsWith('__Host-refresh_token='))).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    await secure.close();
  });
});
