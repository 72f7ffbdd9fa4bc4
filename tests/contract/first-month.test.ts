import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWrittenMails } from '../../server/mail/written-mails';
import { runCommand } from '../../server/cli/run-command';
import { writeCartLine } from '../../src/contract/cart';
import { getCategories, getProducts } from '../../src/contract/catalogue';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from '../../src/contract/content';
import { getSettings } from '../../src/contract/site';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { draftFor, PICKUP } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let folder: string;
beforeEach(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://oak-and-co.example', ORDERS_TO: 'you@oak-and-co.example' } });
  folder = await mkdtemp(join(tmpdir(), 'first-month-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await store.close();
});

/** Files with what they hold, commands, and the place where orders come in, in the order of the page. */
const STEP = /File `([^`]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```|```sh\n([\s\S]*?)```|(<!-- ten orders come in -->)/g;
/** Those that say no at this point, with the code that they end with. */
const EXPECTED_CODES: Readonly<Record<string, readonly number[]>> = { check: [1, 0] };
const TOTAL_CENTS = 7_993; // One box of 75.41 and 6 % tax.

test('An owner goes through the first month by the page, and nothing of the sample shop is left', { timeout: 240_000 }, async () => {
  const page = await readFile('docs/first-month.md', 'utf8');
  const codes = new Map(Object.entries(EXPECTED_CODES).map(([command, list]) => [command, [...list]]));
  let commands = 0;
  for (const [, file, content, script, orders] of page.matchAll(STEP)) {
    if (file !== undefined && content !== undefined) await write(file, content);
    for (const line of script?.trim().split('\n') ?? []) {
      const { exitCode, text } = await type(line);
      expect([line, exitCode, text]).toEqual([line, codes.get(line)?.shift() ?? 0, text]);
      commands += 1;
    }
    if (orders !== undefined) for (let count = 0; count < 10; count += 1) await buy();
  }
  expect(commands).toBeGreaterThan(50);
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
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const { db, dataDir } = store.database;
  const reply = await runCommand(
    { db, dataDir, workingDir: folder, showProgress: () => undefined, desk: store.services.payments.desk },
    words,
  );
  await store.settled();
  return reply;
}

async function buy(): Promise<void> {
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
  const secret = await shopper.data(createPaymentIntent, { amountCents: TOTAL_CENTS, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  expect((await shopper.data(checkout, draftFor(secret))).orderNumber).toMatch(/^OAK-1\d{4}$/);
  await store.settled();
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
  const mails = await readWrittenMails(store.database.dataDir, 200);
  const subjects = mails.map(({ subject }) => subject);
  for (const words of [
    'Ready to pick up: Oak & Co',
    'Refund: Oak & Co',
    'Cancelled: Oak & Co',
    'Demo: your Oak & Co',
    'Demo: new order OAK-',
  ])
    expect(
      subjects.some((subject) => subject.startsWith(words)),
      words,
    ).toBe(true);
  // Without keys of a payment provider every order is a demo, and its mails say so.
  for (const { text } of mails) expect(text).not.toMatch(/\bSPS|spsflooring|\bsample\b/i);
  const written = (await readdir(folder)).filter((name) => name.endsWith('.csv') && name !== 'floors.csv');
  expect(written.toSorted()).toEqual(['lines.csv', 'orders.csv']);
  for (const name of written) expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/\bSPS/);
}
