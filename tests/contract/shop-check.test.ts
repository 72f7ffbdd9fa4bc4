import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { runCommand } from '../../server/cli/run-command';
import type { ToolReply } from '../../server/cli/tool-socket';
import { eq } from 'drizzle-orm';
import { outgoingMails } from '../../server/db/schema/mails';
import { orders } from '../../server/db/schema/shop';
import { getPromoCode } from '../../src/contract/checkout';
import { judgePromo } from '../../src/domain/promo';
import { readEnv } from '../../server/env';
import { buyCart, ownerTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const OPEN_SHOP = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://oak.example',
  ORDERS_TO: 'owner@oak.example',
  MESSAGES_TO: 'owner@oak.example',
};

const tool = (...args: string[]): Promise<ToolReply> => ownerTool(store.database, ...args);
const check = async (source: Readonly<Record<string, string>>, ...args: string[]): Promise<ToolReply> => {
  const { db, dataDir } = store.database;
  return runCommand({ db, dataDir, workingDir: dataDir, showProgress: () => undefined, env: readEnv({ ...source, DATA_DIR: dataDir }) }, [
    'check',
    ...args,
  ]);
};
const report = z.object({ isReady: z.boolean(), items: z.array(z.object({ name: z.string(), isReady: z.boolean(), todo: z.string() })) });
const openNames = async (source: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  report
    .parse(JSON.parse((await check(source, '--json')).text))
    .items.filter(({ isReady }) => !isReady)
    .map(({ name }) => name);

test('A new shop is red everywhere, each line with what to do, and the command ends with 1', async () => {
  const { exitCode, text } = await check({});
  expect(exitCode).toBe(1);
  for (const line of [
    /^RED +surroundings +payments +demo payments/m,
    /^RED +surroundings +PUBLIC_URL +not set/m,
    /^RED +surroundings +mail +/m,
    /^RED +surroundings +backup +there was none yet +backup FILE/m,
    /^RED +surroundings +Desk +nobody can sign in +staff add YOU@YOUR-MAIL --owner --name 'YOUR NAME'$/m,
    /^RED +settings +contactNo +the sample's: \(305\) 555-0142 +settings set contactNo VALUE$/m,
    /^RED +settings +taxPercent +the sample's: 7 +settings set taxPercent VALUE$/m,
    /^RED +settings +termsConditionsHtml +the sample's: .* settings set termsConditionsHtml --file FILE$/m,
    /^RED +content +floors +48 of the sample shop +import-catalogue FILE --retire-missing$/m,
    /^RED +content +articles +8 of the sample shop/m,
    /^RED +content +reviews +\d+ of the sample shop/m,
    /^RED +content +promo codes +4 of the sample shop/m,
    /^RED +content +delivery prices +1 of the sample shop/m,
  ])
    expect(text).toMatch(line);
  // A shop may do without Spanish.
  expect(text).not.toMatch(/^green(?!.*in Spanish)/m);
  expect(text).toMatch(/\d+ of \d+ are red\./);
});

test('The same for scripts, as JSON', async () => {
  const { exitCode, text } = await check({}, '--json');
  expect(exitCode).toBe(1);
  const { isReady, items } = report.parse(JSON.parse(text));
  expect(isReady).toBe(false);
  expect(items.find(({ name }) => name === 'taxPercent')).toEqual({
    name: 'taxPercent',
    isReady: false,
    todo: 'settings set taxPercent VALUE',
  });
});

test('A setting is green once it is changed, and also once the same value was set by the owner', async () => {
  await tool('settings', 'set', 'contactNo', '(239) 555-0100');
  await tool('settings', 'set', 'taxPercent', '7');
  const open = await openNames({});
  expect(open).not.toContain('contactNo');
  expect(open).not.toContain('taxPercent');
  expect(open).toContain('email');
});

test('Sample promo codes and delivery prices can be taken away', async () => {
  expect((await tool('promo', 'remove', '--sample')).text).toBe('Removed: HOLIDAY20, PRO15, SUMMER5, WELCOME10.\n');
  await tool('bands', 'set', '0-20=150', '20-9999=call');
  const open = await openNames({});
  expect(open).not.toContain('promo codes');
  expect(open).not.toContain('delivery prices');
});

test('Keys, address and mailboxes are green when they are those of an open shop, mail once one was sent, backups once one was made', async () => {
  expect((await openNames(OPEN_SHOP)).slice(0, 5)).toEqual(['mail', 'backup', 'icons', 'Desk', 'shopName']);
  await tool('backup', join(store.database.dataDir, 'shop.backup'));
  expect((await tool('icons', resolve('public/icons/icon-512.png'))).exitCode).toBe(0);
  expect((await tool('mail', 'test', 'owner@oak.example')).exitCode).toBe(0);
  expect((await tool('staff', 'add', 'owner@oak.example', '--owner', '--name', 'Olga Oak')).exitCode).toBe(0);
  await store.database.db.update(outgoingMails).set({ state: 'sent', settledAt: new Date() });
  expect((await openNames(OPEN_SHOP))[0]).toBe('shopName');
});

test('A mail that went into a file, or waits because a try failed, makes no mail server ready', async () => {
  const states: readonly Partial<typeof outgoingMails.$inferInsert>[] = [
    { state: 'written', settledAt: new Date() },
    { state: 'waiting', settledAt: null, problem: 'connect ECONNREFUSED' },
  ];
  for (const state of states) {
    await store.database.db.update(outgoingMails).set(state);
    expect((await openNames(OPEN_SHOP))[0]).toBe('mail');
  }
  await store.database.db.update(outgoingMails).set({ state: 'sent', settledAt: new Date(), problem: null });
  expect(await openNames(OPEN_SHOP)).not.toContain('mail');
});

test.each([
  [{ ...OPEN_SHOP, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'payments'],
  [{ ...OPEN_SHOP, PUBLIC_URL: 'http://oak.example' }, 'PUBLIC_URL'],
  [{ ...OPEN_SHOP, PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL'],
  [{ ...OPEN_SHOP, ORDERS_TO: '' }, 'ORDERS_TO'],
  [{ ...OPEN_SHOP, SMTP_URL: '' }, 'mail'],
])('What keeps a shop closed is red: %#, %s', async (source, name) => {
  expect((await openNames(source))[0]).toBe(name);
});

test('Wrong words are told in one sentence, with exit code 2, and change nothing', async () => {
  expect((await check({}, 'all')).exitCode).toBe(2);
  expect(await tool('mail', 'test', 'nobody')).toEqual({
    exitCode: 2,
    text: "'nobody' is not an email address: write one, such as 'mail test you@example.com'.\n",
  });
});

test('A promo code that ended is revived until a day in the shop, is counted, and is taken off the list', async () => {
  await tool('promo', 'add', 'FALL15', '15', '2020-10-01', '2020-10-31');
  expect((await tool('promo', 'list')).text).toMatch(/FALL15 +Active +15 % +2020-10-01 00:00 +2020-10-31 23:59 +0 +over/);
  expect(await tool('promo', 'revive', 'fall15', '2099-12-31')).toEqual({
    exitCode: 0,
    text: "FALL15 applies until 2099-12-31 23:59 in the shop's time.\n",
  });
  expect(await tool('promo', 'revive', 'FALL16', '2099-12-31')).toEqual({
    exitCode: 2,
    text: 'There is no promo code FALL16; did you mean FALL15?\n',
  });
  for (const day of ['2099-13-01', '2020-10-31']) expect((await tool('promo', 'revive', 'FALL15', day)).exitCode).toBe(2);
  expect((await tool('promo', 'list')).text).toMatch(/FALL15 .* applies/);
  expect((await tool('promo', 'remove', 'FALL15')).exitCode).toBe(0);
  expect((await tool('promo', 'list')).text).not.toContain('FALL15');
});

test('A promo code whose first day is to come is not revived until a day before it, and until a later one it is said when it begins', async () => {
  await tool('promo', 'add', 'SPRING', '15', '2098-04-01', '2098-04-30');
  expect(await tool('promo', 'revive', 'SPRING', '2098-03-31')).toEqual({
    exitCode: 2,
    text: 'SPRING begins on 2098-04-01, after 2098-03-31: write a last day from then on.\n',
  });
  expect((await tool('promo', 'list')).text).toMatch(/SPRING .* 2098-04-01 00:00 +2098-04-30 23:59 +0 +not yet/);
  expect(await tool('promo', 'revive', 'SPRING', '2098-05-31')).toEqual({
    exitCode: 0,
    text: "SPRING applies from 2098-04-01 00:00 until 2098-05-31 23:59 in the shop's time.\n",
  });
});

test('A promo code with a limit is refused once it was used that often, and the list says so', async () => {
  const shopper = await shopperWithFloor(store);
  await tool('promo', 'add', 'ONCE', '10', '2020-10-01', '2099-10-31', '--limit', '1');
  expect((await tool('promo', 'list')).text).toMatch(/ONCE .* 0 of 1 +applies/);
  expect(await shopper.data(getPromoCode, 'ONCE')).toMatchObject({ status: 'Active' });
  const receipt = await buyCart(store, shopper);
  await store.database.db.update(orders).set({ promoCode: 'ONCE' }).where(eq(orders.id, receipt.orderId));
  const promo = await shopper.data(getPromoCode, 'ONCE');
  expect(judgePromo(promo, Date.now())).toEqual({ ok: false, message: 'Invalid or inactive promo code' });
  expect((await tool('promo', 'list')).text).toMatch(/ONCE .* 1 of 1 +used up/);
  expect(await tool('promo', 'add', 'TWICE', '10', '2020-10-01', '2099-10-31', '--limit', 'two')).toEqual({
    exitCode: 2,
    text: "'two' is no number of uses: write one from 1, such as --limit 100.\n",
  });
});
