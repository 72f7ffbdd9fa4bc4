import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProducts } from '../../src/contract/catalogue';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://shop.example', ALLOWED_ORIGINS: 'https://app.example' } });
});
afterAll(() => store.close());

const statusFrom = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (
    await store.app.request(`http://127.0.0.1:8080/api${getProducts.path}`, {
      method: getProducts.method,
      headers,
      body: new URLSearchParams(),
    })
  ).status;

test.each([
  { Origin: 'https://shop.example' },
  { Origin: 'https://app.example' },
  { Origin: 'http://127.0.0.1:8080', Host: '127.0.0.1:8080' },
  // A browser vouches for it, as behind a proxy that speaks https where PUBLIC_URL is not set.
  { Origin: 'https://tunnel.example', Host: 'tunnel.example', 'Sec-Fetch-Site': 'same-origin' },
])('%j is the shop itself or allowed', async (headers) => {
  expect(await statusFrom(headers)).toBe(200);
});

test.each([
  { Origin: 'http://shop.example' },
  { Origin: 'http://shop.example', Host: 'shop.example:443' },
  { Origin: 'https://shop.example:8443' },
  { Origin: 'https://shop.example.evil.example' },
  { Origin: 'https://127.0.0.1:8080', Host: '127.0.0.1:8080' },
  { Origin: 'http://app.example' },
  { Origin: 'https://APP.example' },
  { Origin: 'null' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'http://shop.example', 'Sec-Fetch-Site': 'same-site' },
])('%j is another site', async (headers) => {
  expect(await statusFrom(headers)).toBe(403);
});
