import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWrittenMails } from '../../server/mail/written-mails';
import { runCommand } from '../../server/cli/run-command';
import { findOrder } from '../../server/repositories/order-history';
import { createStandIn } from '../../server/payments/stand-in/create-stand-in';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { writeCartLine } from '../../src/contract/cart';
import { getCategories, getProducts } from '../../src/contract/catalogue';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from '../../src/contract/content';
import { getSettings } from '../../src/contract/site';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { draftFor, PICKUP } from '../fixtures/floor-purchase';
import { mailServer, type MailServer } from '../fixtures/mail-server';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let post: MailServer;
let env: Readonly<Record<string, string>>;
let shop: TestStore;
/** The store that commands are typed at: the shop, or the one of a rehearsal. */
let store: TestStore;
let folder: string;
beforeEach(async () => {
  post = await mailServer();
  await post.start();
  env = { PUBLIC_URL: 'https://oak-and-co.example', ORDERS_TO: 'you@oak-and-co.example', SMTP_URL: post.url };
  shop = await openTestStore({ env });
  store = shop;
  folder = await mkdtemp(join(tmpdir(), 'first-month-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.close();
  await post.stop();
});

/** Files with what they hold, commands, and what happens meanwhile, in the order of the page. */
const STEP = /File `([^`]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```|```sh\n([\s\S]*?)```|<!-- ([^\n]+) -->/g;
/** Those that say no at this point, with the code that they end with. */
const EXPECTED_CODES: Readonly<Record<string, readonly number[]>> = { check: [1, 0, 0] };
/** What the owner must read. */
const EXPECTED_WORDS: Readonly<Record<string, string>> = {
  'mail preview': 'Harbor Oak',
  'export-catalogue floors-now.csv': '3 products written',
};
const TOTAL_CENTS = 7_993; // One box of 75.41 and 6 % tax.
const DELIVERED_CENTS = TOTAL_CENTS + 12_000; // The first band, for one pallet.

/** What the page only tells. */
const MEANWHILE: Readonly<Record<string, () => Promise<void>>> = {
  'ten orders come in': async () => {
    for (let count = 1; count <= 10; count += 1) await buy(count === 6);
  },
  "20 dollars of order 7 are refunded in the provider's dashboard": refundInDashboard,
  'an empty folder or database': async () => {
    const database = await openTestDatabase();
    store = await openTestStore({ database });
  },
  'the shop again': async () => {
    expect((await type('order 6')).text).toContain('done');
    await store.close();
    store = shop;
  },
  'the store is updated': async () => {
    await shop.settled();
    shop = await openTestStore({ database: shop.database, env });
    store = shop;
  },
};

test('An owner goes through the first month by the page, and nothing of the sample shop is left', { timeout: 240_000 }, async () => {
  const page = await readFile('docs/first-month.md', 'utf8');
  const codes = new Map(Object.entries(EXPECTED_CODES).map(([command, list]) => [command, [...list]]));
  let commands = 0;
  const told = new Set<string>();
  for (const [, file, content, script, meanwhile] of page.matchAll(STEP)) {
    if (file !== undefined && content !== undefined) await write(file, content);
    for (const line of script?.trim().split('\n') ?? []) {
      const { exitCode, text } = await type(line);
      expect(text).toContain(EXPECTED_WORDS[line] ?? '');
      expect([line, exitCode, text]).toEqual([line, codes.get(line)?.shift() ?? 0, text]);
      commands += 1;
    }
    if (meanwhile === undefined) continue;
    told.add(meanwhile);
    await MEANWHILE[meanwhile]?.();
  }
  expect(commands).toBeGreaterThan(60);
  expect([...told]).toEqual(Object.keys(MEANWHILE));
  await expectNoSample();
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
  for (const [picture = ''] of content.matchAll(/photos\/\w+\.jpg/g)) {
    const path = join(folder, file.startsWith('content/') ? 'content' : '', picture);
    await mkdir(dirname(path), { recursive: true });
    const colour = `#${picture.length.toString(16).padStart(2, '0')}8866`;
    await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
      .jpeg()
      .toFile(path);
  }
}

async function type(line: string) {
  const words = [...inThreeDays(line).matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const { db, dataDir } = store.database;
  const reply = await runCommand(
    { db, dataDir, workingDir: folder, showProgress: () => undefined, orderActions: store.services.payments.orderActions },
    words,
  );
  await store.settled();
  return reply;
}

/** The days of the page pass; each is in three days here. */
const inThreeDays = (line: string): string =>
  line.replace(/(?<=schedule )\S+/, new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10));

async function buy(isDelivery: boolean): Promise<void> {
  store.advance(1_001);
  const shopper = await newShopper(store);
  const [floor] = await shopper.data(getProducts, 'ALL');
  await shopper.data(writeCartLine, {
    lineId: null,
    productId: floor?.id ?? 0,
    pricePerBoxCents: 1,
    boxes: 1,
    isInstallationChosen: false,
  });
  const input = isDelivery
    ? { amountCents: DELIVERED_CENTS, choice: { ...PICKUP, fulfilment: 'Delivery' as const, addressId: await addAddress(shopper) } }
    : { amountCents: TOTAL_CENTS, choice: PICKUP, telephone: '(239) 555-0142' };
  const secret = await shopper.data(createPaymentIntent, input);
  await payWithCard(store, secret, CARDS.good);
  expect((await shopper.data(checkout, draftFor(secret))).orderNumber).toMatch(/^OAK-1\d{4}$/);
  await store.settled();
}

async function addAddress(shopper: ContractClient): Promise<number> {
  const draft = {
    name: 'Ana Diaz',
    line1: '9 Pine Ridge Road',
    line2: '',
    postalCode: '34102',
    city: 'Naples',
    state: 'FL',
    mobileNumber: '2395550143',
    isDefault: true,
    latitude: null,
    longitude: null,
  };
  await shopper.data(writeAddress, { addressId: null, draft });
  return (await shopper.data(getAddresses, undefined))[0]?.id ?? 0;
}

/** At the provider's own site: the store hears of it when it looks. */
async function refundInDashboard(): Promise<void> {
  const { db } = store.database;
  const dashboard = createStandIn({ db, now: Date.now, inBackground: () => undefined, deliver: async () => undefined });
  const paymentId = (await findOrder(db, 7))?.paymentId ?? '';
  await dashboard.stripe.refunds.create({ payment_intent: paymentId, amount: 2_000 });
  await type('order 7 refund 700');
}

async function expectNoSample(): Promise<void> {
  store.advance(1_001);
  const visitor = new ContractClient(store);
  const seen = await Promise.all([
    visitor.data(getSettings, undefined),
    visitor.data(getHomeScreen, undefined),
    visitor.data(getNewsletter, undefined),
    visitor.data(getInstallation, undefined),
    visitor.data(getAboutUs, undefined),
    visitor.data(getCategories, undefined),
    visitor.data(getProducts, 'ALL'),
  ]);
  expect(JSON.stringify(seen)).toContain('Oak & Co');
  expect(JSON.stringify(seen)).not.toMatch(/\bSPS|spsflooring|\bsample|\bdemo\b/i);
  expect(await readWrittenMails(store.database.dataDir, 200)).toEqual([]);
  for (const words of [
    'Mails of your shop arrive',
    'Ready to pick up: Oak & Co',
    'Delivery day: Oak & Co',
    'Out for delivery: Oak & Co',
    'Refund: Oak & Co',
    'Cancelled: Oak & Co',
    'Demo: your Oak & Co',
    'Demo: new order OAK-',
    'telephone (239) 555-0142',
    'telephone (239) 555-0143',
    'Between 8 AM and noon',
    '$20.00',
  ])
    expect(
      post.taken.some((mail) => mail.includes(words)),
      words,
    ).toBe(true);
  // Without keys of a payment provider every order is a demo, and its mails say so.
  for (const mail of post.taken) expect(mail).not.toMatch(/\bSPS|spsflooring|\bsample\b/i);
  const written = (await readdir(folder)).filter((name) => name.endsWith('.csv') && name !== 'floors.csv');
  expect(written.toSorted()).toEqual(['floors-now.csv', 'lines.csv', 'orders.csv']);
  for (const name of written) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/\bSPS/);
}
