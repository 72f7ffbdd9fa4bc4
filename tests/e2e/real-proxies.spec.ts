import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import Stripe from 'stripe';
import { getCart } from '../../src/contract/cart';
import { getProducts } from '../../src/contract/catalogue';
import { login } from '../../src/contract/session';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { startStore, type RunningStore } from '../fixtures/running-store';
import { findProxy } from './find-proxy';
import { SHOP, startProxy, type RealProxy } from './real-proxy';
import { copySeededFolder, FOR_A_SHORT_LIFE } from './seeded-folder';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_keys', STRIPE_PUBLISHABLE_KEY: 'pk_test_keys', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test' };
const HALF_A_CALL = `POST /api${getProducts.path} HTTP/1.1\r\nHost: ${SHOP}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\np`;

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`Behind the real ${name}, with the configuration of docs/deploy.md`, () => {
    const program = findProxy(name);
    test.skip(program === null, `${name} is not on this machine and cannot be installed: install its package, or run as root of a Debian`);
    test.describe.configure({ mode: 'default' });

    let store: RunningStore;
    let proxy: RealProxy;
    test.beforeAll(async () => {
      const env = { ...KEYS, PUBLIC_URL: `https://${SHOP}`, TRUST_PROXY_HOPS: '1' };
      store = await startStore(await copySeededFolder(), env, undefined, undefined, FOR_A_SHORT_LIFE);
      proxy = await startProxy(name, program ?? '', Number(new URL(store.url).port));
    });
    test.afterAll(async () => {
      await proxy.stop();
      await store.stop();
    });

    test('pages are compressed once, by the store, and open in what the browser takes', async () => {
      const plain = await proxy.request('/products');
      expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
      expect(plain.headers.get('strict-transport-security')).toContain('max-age=31536000');
      const text = await plain.text();
      for (const [encoding, open] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await proxy.request('/products', { headers: { 'Accept-Encoding': encoding } });
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(open(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
      }
      const etag = plain.headers.get('etag') ?? '';
      expect((await proxy.request('/products', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    });

    test('a shopper signs up and reads the cart by auth_key, with cookies for this host alone', async () => {
      const shopper = await newShopper({ app: proxy });
      expect(await shopper.data(getCart, undefined)).toEqual([]);
      expect([...shopper.cookies.keys()].toSorted()).toEqual(['__Host-XSRF-TOKEN', '__Host-refresh_token']);
    });

    test('a visitor is counted by the own address, whatever is written into X-Forwarded-For', async () => {
      const input = { email: 'nobody@example.com', password: 'wrong-password', deviceName: '' };
      await new ContractClient({ app: proxy }).call(login, input, { 'X-Forwarded-For': '203.0.113.99' });
      await expect.poll(() => store.output()).toContain('"event":"login_failed"');
      expect(store.output()).toMatch(/"event":"login_failed","client":"127\.0\.0\.1"/);
      expect(store.output()).not.toContain('203.0.113.99');
    });

    test('a body that is too large is refused in words', async () => {
      const send = (bytes: number) =>
        proxy.request(`/api${getProducts.path}`, { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(bytes) }) });
      const refused = await send(70_000);
      expect([refused.status, await refused.json()]).toEqual([
        413,
        { status: 0, message: 'The request is larger than 64 kB.', data: null, reply_to: getProducts.path },
      ]);
      expect((await send(1_200_000)).status).toBe(413);
    });

    test('others are answered while two hundred requests hold back the rest of their bodies, and these end after ten seconds', async () => {
      const held = await Promise.all(Array.from({ length: 200 }, () => proxy.open(HALF_A_CALL)));
      const closed = Promise.all(held.map((socket) => once(socket.resume(), 'close')));
      const visitor = { 'X-Told-Address': '198.51.100.7' };
      expect((await proxy.request('/products', { headers: visitor })).status).toBe(200);
      expect((await proxy.request(`/api${getProducts.path}`, { method: 'POST', headers: visitor })).status).toBe(200);
      await closed;
    });

    test("a payment provider's event arrives byte for byte, and a forged one is refused", async () => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: { name: 'Zoë  O’Neil' } } });
      const deliver = async (secret: string): Promise<number> => {
        const signature = new Stripe('sk_test_keys').webhooks.generateTestHeaderString({ payload, secret });
        const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
        return (await proxy.request('/api/payments/webhook', { method: 'POST', body: payload, headers })).status;
      };
      expect([await deliver(KEYS.STRIPE_WEBHOOK_SECRET), await deliver('whsec_another')]).toEqual([200, 400]);
    });

    if (name === 'nginx')
      test('a home with many IPv6 addresses is one visitor to the limits of nginx, and its neighbours are none of its business', async () => {
        const statuses = await Promise.all(
          Array.from({ length: 250 }, async (_, index) => {
            const address = `2001:db8:7:42:${index.toString(16)}::9`;
            return (await proxy.request('/healthz', { headers: { 'X-Told-Address': address } })).status;
          }),
        );
        expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(60);
        expect((await proxy.request('/healthz', { headers: { 'X-Told-Address': '2001:db8:7:43::9' } })).status).toBe(200);
      });
  });
}
