import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hono } from 'hono';
import { readWrittenMails } from '../../server/mail/written-mails';
import { readSettings } from '../../server/repositories/settings';
import { webManifest } from '../../src/domain/web-manifest';
import { serveManifest } from '../../server/site/shop-manifest';
import { forgotPassword } from '../../src/contract/session';
import { getSettings } from '../../src/contract/site';
import type { StoreEnv } from '../../server/http/store-app';
import { ContractClient } from '../fixtures/contract-client';
import { buyCart, ownerTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const set = (name: string, value: string) => ownerTool(store.database, 'settings', 'set', name, value);

test('A shop of another name: its orders, its mails, its sender, its manifest and what pages read say so, and nothing says SPS', async () => {
  for (const [name, value] of [
    ['shopName', 'Oak & Co'],
    ['orderPrefix', 'OAK-'],
    ['secondPhone', ''],
    ['serviceArea', 'Naples'],
    ['email', 'hello@oak.example'],
    ['metaDescription', 'Floors in Naples.'],
  ] as const)
    expect(await set(name, value), name).toMatchObject({ exitCode: 0 });

  store.advance(1_001);
  expect(await new ContractClient(store).data(getSettings, undefined)).toMatchObject({
    shopName: 'Oak & Co',
    secondPhone: '',
    serviceArea: 'Naples',
  });
  const shopper = await shopperWithFloor(store);
  const receipt = await buyCart(store, shopper);
  expect(receipt.orderNumber).toMatch(/^OAK-1\d{4}$/);
  await shopper.data(forgotPassword, shopper.email);
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 9);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Demo: your Oak & Co order ${receipt.orderNumber}`,
    'Reset your Oak & Co password',
  ]);
  const preview = (await ownerTool(store.database, 'mail', 'preview')).text;
  expect(preview).toContain('Oak & Co order OAK-10012');
  expect(preview).toMatch(/\[correction\]\nSubject: A correction: Oak & Co order OAK-10012/);
  for (const { file, text } of mails) {
    expect(text).not.toMatch(/SPS/);
    const source = await readFile(file, 'utf8');
    expect(source).toMatch(/^From: .*Oak & Co.* <hello@oak\.example>/m);
    expect(source).not.toMatch(/SPS/);
  }
  expect(preview).not.toMatch(/SPS/);
});

test.each([
  ['shopName', 'A name that no header of a telephone could ever hold'],
  ['shopName', ''],
  ['orderPrefix', 'TOO-LONG-PREFIX'],
  ['orderPrefix', 'a b'],
  ['secondPhone', 'call us'],
])('%s does not take %j', async (name, value) => {
  const before = (await ownerTool(store.database, 'settings')).text;
  expect((await set(name, value)).exitCode).not.toBe(0);
  expect((await ownerTool(store.database, 'settings')).text).toBe(before);
});

test.each(['OAK', 'OAK2', '2026', 'OAK--', '-'])(
  'An order prefix such as %j is refused with the form it takes: its numbers would be ambiguous',
  async (prefix) => {
    expect(await set('orderPrefix', prefix)).toEqual({
      exitCode: 2,
      text: "orderPrefix takes 1 to 8 letters and digits with a hyphen behind them, such as 'OAK-'. It was left as it is.\n",
    });
  },
);

test('A prefix may have digits before its hyphen, and the digits of a number alone find its order', async () => {
  expect(await set('orderPrefix', 'FL33-')).toMatchObject({ exitCode: 0 });
  const { orderNumber } = await buyCart(store, await shopperWithFloor(store));
  expect(orderNumber).toMatch(/^FL33-1\d{4}$/);
  const { text } = await ownerTool(store.database, 'order', orderNumber.replace('FL33-', ''));
  expect(text).toMatch(new RegExp(`^Order ${orderNumber} `));
});

test('The manifest has the name and the description of the settings, and the rest of the build; who has it already is not sent it again', async () => {
  const { db } = store.database;
  const app = new Hono<StoreEnv>();
  serveManifest(app, () => readSettings(db));
  const reply = await app.request('/manifest.webmanifest');
  expect(reply.headers.get('content-type')).toBe('application/manifest+json');
  expect(await reply.json()).toEqual({
    ...webManifest(),
    // They show a store of another name.
    screenshots: undefined,
    name: 'Oak & Co',
    short_name: 'Oak & Co',
    theme_color: '#000000',
    description: 'Floors in Naples.',
  });
  expect(await (await app.request('/es/manifest.webmanifest')).json()).toMatchObject({
    id: '/',
    lang: 'es-US',
    name: 'Oak & Co',
    start_url: '/es',
    scope: '/',
    shortcuts: expect.arrayContaining([expect.objectContaining({ name: 'Mis habitaciones', url: '/es/rooms' })]),
  });
  const again = await app.request('/manifest.webmanifest', { headers: { 'If-None-Match': reply.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('The dark color of the shop is that of its manifest and of its pages; one that text cannot be read on is refused', async () => {
  const { db } = store.database;
  expect(await set('darkColor', '#3a6ea5')).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('too light for the text on header'),
  });
  expect((await set('darkColor', '#0B1F3A')).text).toBe('darkColor is now: #0b1f3a (it was: #000000)\n');
  const app = new Hono<StoreEnv>();
  serveManifest(app, () => readSettings(db));
  expect(await (await app.request('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#0b1f3a' });
  store.advance(1_001);
  const seen = await new ContractClient(store).data(getSettings, undefined);
  expect(seen).toMatchObject({ darkColor: '#0b1f3a', colourCss: expect.stringContaining(':root{--black:#0b1f3a}footer[data-on-dark]') });
  expect((await set('darkColor', '')).text).toBe('darkColor is now: #000000 (it was: #0b1f3a)\n');
  store.advance(1_001);
  expect(JSON.stringify(await new ContractClient(store).data(getSettings, undefined))).not.toMatch(/darkColor|colourCss/);
});
