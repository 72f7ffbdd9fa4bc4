import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startStore } from '../fixtures/running-store';
import { copySeededFolder, FOR_A_SHORT_LIFE } from './seeded-folder';

const CLIENT = 'dist/client';
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_keys', STRIPE_PUBLISHABLE_KEY: 'pk_test_keys', STRIPE_WEBHOOK_SECRET: 'whsec_keys' };
const STAND_IN = ['/stripe.js', '/card-frame', '/card-frame.js', '/card-frame.css', '/v1/payment_intents/pi_1', '/v1/payment_methods'].map(
  (path) => `/demo-payments${path}`,
);
/** What only the stand-in's code says. */
const STAND_IN_WORDS = /test_mode_live_card|4000000000009995|pk_test_standin|card-frame/;

test('A built store with Stripe keys serves nothing of the stand-in and lets Stripe in', async ({ request }) => {
  const folder = await copySeededFolder();
  const store = await startStore(folder, KEYS, undefined, undefined, FOR_A_SHORT_LIFE);
  try {
    for (const path of STAND_IN) expect([path, (await request.get(`${store.url}${path}`)).status()]).toEqual([path, 404]);
    const page = await request.get(`${store.url}/my-cart`);
    const policy = page.headers()['content-security-policy'] ?? '';
    const allowed = (directive: string): readonly string[] =>
      (policy.split('; ').find((rule) => rule.startsWith(`${directive} `)) ?? '')
        .split(' ')
        .filter((source) => source.includes('stripe.com'));
    // As Stripe's security guide has it: its frames come from changing subdomains.
    expect(allowed('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com']);
    expect(allowed('frame-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']);
    expect(allowed('connect-src')).toEqual(['https://api.stripe.com']);
    expect(policy + (await page.text())).not.toContain('demo-payments');
    // The card is typed in our own face inside Stripe's frame, which is another site.
    const face = (await readdir(join(CLIENT, 'assets'))).find((name) => name.endsWith('.woff2'));
    expect((await request.get(`${store.url}/assets/${face}`)).headers()['access-control-allow-origin']).toBe('*');
  } finally {
    await store.stop();
    await rm(folder, { recursive: true, maxRetries: 9, force: true });
  }
});

test("The page's own files hold Stripe's script address and none of the stand-in's code", async () => {
  const names = (await readdir(CLIENT, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map(async (name) => ({ name, text: await readFile(join(CLIENT, name), 'utf8') })));
  expect(texts.filter(({ text }) => STAND_IN_WORDS.test(text)).map(({ name }) => name)).toEqual([]);
  expect(texts.some(({ text }) => text.includes('https://js.stripe.com'))).toBe(true);
  // The control: the stand-in's own files do say it.
  expect(await readFile('dist/stand-in/stripe.js', 'utf8')).toMatch(STAND_IN_WORDS);
});
