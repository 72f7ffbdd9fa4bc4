import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { products } from '../../server/db/schema/catalogue';
import { rateWindows } from '../../server/db/schema/people';
import { sampleOrders } from '../../server/db/schema/samples';
import { readWrittenMails } from '../../server/mail/written-mails';
import { deleteExpired, RETENTION_DAYS } from '../../server/repositories/retention';
import { changeSettings } from '../../server/repositories/settings';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples, type SampleOrder } from '../../src/contract/samples';
import { getSettings } from '../../src/contract/site';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { ownerTool, tableContents } from '../fixtures/filled-shop';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OWNER = 'owner@shop.example';
const DAY_MS = 24 * 60 * 60 * 1000;
const CALL = 'If they went to somebody else in your house, or you need more, please call us at (305) 555-0142: we are glad to help.';
const BAIT = 'You have won http://evil.example';

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: OWNER } });
  visitor = new ContractClient(store);
  await ownerTool(store.database, 'settings', 'set', 'offersSamples', 'yes');
});
afterEach(async () => {
  await store.database.db.delete(sampleOrders);
  await store.database.db.delete(rateWindows);
});
afterAll(() => store.close());

const order = (part: Partial<SampleOrder> = {}): SampleOrder => ({
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550142',
  email: 'ana@example.com',
  productIds: [107, 101],
  ...part,
});
const press = () => ({ [MESSAGE_ID_HEADER]: randomUUID() });
const tool = (...words: readonly string[]) => ownerTool(store.database, ...words);
const kept = () => store.database.db.select().from(sampleOrders).orderBy(sampleOrders.id);
const mailsTo = async (mailbox: string) => {
  await store.settled();
  return (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === mailbox);
};
/** An order of samples, by its id. */
const ordered = async (part: Partial<SampleOrder> = {}): Promise<string> => {
  await visitor.data(orderSamples, order(part), press());
  return String((await kept()).at(-1)?.id);
};

describe('A shop that offers no samples', () => {
  it('says so to an order, and its settings carry no word of them', async () => {
    await tool('settings', 'set', 'offersSamples', 'no');
    expect(await visitor.refusal(orderSamples, order())).toBe('This shop sends no samples at the moment. Please ask us for one.');
    expect(Object.keys(await visitor.data(getSettings, undefined))).not.toContain('offersSamples');
    expect(await (await visitor.request('/beforeauth/setting', { method: 'GET' })).text()).not.toMatch(/offers_samples/i);
    await tool('settings', 'set', 'offersSamples', 'yes');
    await expect.poll(async () => (await visitor.data(getSettings, undefined)).offersSamples).toBe(true);
    expect(await kept()).toEqual([]);
  });
});

describe('An order of samples', () => {
  it('is kept with the titles of its floors, without an account, and told to the shop', async () => {
    const { outcome } = await visitor.call(orderSamples, order(), press());
    expect(outcome.message).toBe('Thank you. We will send your samples and tell you by email when they are on the way.');
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      state: 'new',
      name: 'Ana Diaz',
      addressText: '1420 Coral Way, Miami, FL 33145',
      phone: '3055550142',
      email: 'ana@example.com',
    });
    expect(row?.floors.map(({ productId }) => productId)).toEqual([107, 101]);
    const [mail] = await mailsTo(OWNER);
    expect(mail?.subject).toBe(`New order of 2 samples, number ${row?.id}`);
    for (const words of ['Family 20 - Coastal Maple', '1420 Coral Way, Miami, FL 33145', 'ana@example.com', `sample ${row?.id} shipped`])
      expect(mail?.text).toContain(words);
    expect(await mailsTo('ana@example.com')).toEqual([]);
  });

  it('that is delivered five times at once and again after its reply is forgotten is one order', async () => {
    const id = press();
    const deliver = () => visitor.call(orderSamples, order({ email: 'five@example.com' }), id);
    const replies = [...(await Promise.all(Array.from({ length: 5 }, deliver))), await deliver()];
    expect(replies.map(({ outcome }) => outcome.kind)).toEqual(replies.map(() => 'success'));
    await deleteExpired(store.database.db, store.services.now() + 40 * DAY_MS);
    expect((await deliver()).outcome.kind).toBe('success');
    expect(await kept()).toHaveLength(1);
    expect((await mailsTo(OWNER)).filter(({ text }) => text.includes('five@example.com'))).toHaveLength(1);
  });

  it.each<[string, Partial<SampleOrder>, string]>([
    ['without a floor', { productIds: [] }, 'Please choose a floor first: each floor’s page has ‘Order a sample’.'],
    ['of five floors', { productIds: [101, 102, 103, 104, 105] }, 'We send up to 4 samples at a time. Please take some out.'],
    ['with one floor twice', { productIds: [107, 107] }, 'Each floor comes once. Please take the second sample of it out.'],
    ['of a floor nobody sells', { productIds: [99_999] }, 'This floor is no longer sold. Please choose another one.'],
    [
      'with such a floor among others',
      { productIds: [107, 99_999] },
      'One of these floors is no longer sold. Please take out what you do not find in the catalog.',
    ],
    ['without a name', { name: ' \u200b' }, 'Please enter recipient name'],
    ['without a street', { line1: '' }, 'Please enter address line 1'],
    ['with half a telephone number', { mobileNumber: '305555' }, 'Please enter valid 10-digit mobile number'],
    ['to no ZIP code', { postalCode: 'K1A 0B1' }, 'Please enter a ZIP code like 33145'],
    ['from no mailbox', { email: 'ana@example.com, bo@example.com' }, 'Please enter an email like name@example.com'],
  ])('%s is refused with what to do, and nothing is kept', async (_what, part, words) => {
    expect(await visitor.refusal(orderSamples, order(part), press())).toBe(words);
    expect(await kept()).toEqual([]);
  });

  it('of a floor that was taken out of the catalog is refused', async () => {
    const { db } = store.database;
    await db.update(products).set({ isActive: false }).where(eq(products.id, 102));
    expect(await visitor.refusal(orderSamples, order({ productIds: [102] }), press())).toMatch(/^This floor is no longer sold/);
    await db.update(products).set({ isActive: true }).where(eq(products.id, 102));
  });

  it('goes eight times a month to one mailbox or one house, however they are written; cancelled ones do not count', async () => {
    await ordered({ productIds: [101, 102, 103, 104] });
    const second = await ordered({ productIds: [105, 106], email: 'bo@example.com', line1: '1420 CORAL way.', postalCode: '33145-1234' });
    const more = { productIds: [107, 101, 102] };
    const limit = 'We send up to 8 samples to one address or email in 30 days.';
    const two = `${limit} 2 more are possible now: please take the others out.`;
    expect(await visitor.refusal(orderSamples, order({ ...more, email: 'cy@example.com' }))).toBe(two);
    await tool('sample', second, 'cancelled');
    await visitor.data(orderSamples, order({ productIds: [103, 104, 105, 106] }), press());
    expect(await visitor.refusal(orderSamples, order({ productIds: [107] }))).toBe(`${limit} ${CALL}`);
    store.advance(31 * DAY_MS);
    await visitor.data(orderSamples, order({ productIds: [107] }), press());
  });

  it('is not refused for what other people got: mailbox and house count each for itself', async () => {
    const four = { productIds: [101, 102, 103, 104] };
    await ordered({ ...four, email: 'ana@example.com', line1: '1 First Street' });
    await ordered({ ...four, email: 'bo@example.com', line1: '2 Second Street' });
    await ordered({ ...four, email: 'ana@example.com', line1: '2 Second Street' });
    expect(await kept()).toHaveLength(3);
    for (const full of [
      { email: 'ana@example.com', line1: '3 Third Street' },
      { line1: '2 Second Street', email: 'cy@example.com' },
    ])
      expect(await visitor.refusal(orderSamples, order({ ...full, productIds: [107] }))).toMatch(
        / please call us at [(]\d{3}[)] \d{3}-\d{4}: we are glad to help\.$/,
      );
  });
});

describe('The owner', () => {
  it('finds orders of samples by words and state, as a table, as JSON and as a file that no spreadsheet runs', async () => {
    const first = await ordered();
    const second = await ordered({ name: '=1+1', email: 'bo@example.com', line1: '7 Palm Avenue', productIds: [102] });
    const listed = async (...words: readonly string[]) =>
      [...(await tool('samples', ...words)).text.matchAll(/^(\d+) /gm)].map(([, id]) => id);
    expect(await listed()).toEqual([second, first]);
    expect(await listed('MAPLE')).toEqual([first]);
    expect(await listed('palm')).toEqual([second]);
    expect(await listed('100%')).toEqual([]);
    await tool('sample', first, 'shipped', '--by', 'Nora');
    expect(await listed('--state', 'new')).toEqual([second]);
    const report = z.object({ samples: z.array(z.object({ id: z.number(), state: z.string(), settledBy: z.string().nullable() })) });
    expect(report.parse(JSON.parse((await tool('samples', '--json')).text)).samples).toEqual([
      { id: Number(second), state: 'new', settledBy: null },
      { id: Number(first), state: 'shipped', settledBy: 'Nora' },
    ]);
    expect(await tool('samples', '--csv', 'samples.csv')).toMatchObject({ exitCode: 0, text: expect.stringContaining('2 rows written') });
    const csv = await readFile(join(store.database.dataDir, 'samples.csv'), 'utf8');
    expect(csv).toContain('"1420 Coral Way, Miami, FL 33145"');
    expect(csv).not.toMatch(/(^|,)"?=1/m);
    expect((await tool('samples', '--csv', 'samples.csv')).exitCode).toBe(2);
  });

  it('ships an order once; who ordered gets one mail, in which nothing is that was typed', async () => {
    const id = await ordered({ email: 'victim@example.com', name: BAIT, line1: BAIT, city: BAIT });
    expect((await tool('sample', id)).text).toContain(`Next: sample ${id} shipped, or sample ${id} cancelled`);
    const tries = await Promise.all([tool('sample', id, 'shipped'), tool('sample', id, 'shipped', '--by', 'Nora')]);
    expect(tries.map(({ exitCode }) => exitCode).sort()).toEqual([0, 2]);
    expect((await tool('sample', id, 'cancelled')).text).toBe(
      `Sample order ${id} is shipped already, and that stays. Nothing was changed.\n`,
    );
    expect((await tool('sample', id)).text).toMatch(/^State: shipped, \d{4}-.* E[DS]T, by (owner|Nora)$/m);
    store.services.mailOutbox.wake();
    const [mail, ...others] = await mailsTo('victim@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your samples are on the way: SPS Flooring');
    expect(mail?.text).toContain('Family 20 - Coastal Maple');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/won|evil/);
  });

  it('reads what both mails say before the first order', async () => {
    const { text } = await tool('mail', 'preview', 'samples-shipped');
    expect(text).toContain('Subject: Your sample is on the way: SPS Flooring');
    expect((await tool('mail', 'preview')).text).toContain('[samples-new]\nSubject: New order of 1 sample, number 3');
  });

  it('cancels one without a mail, and is told whom to tell', async () => {
    const id = await ordered({ email: 'cy@example.com' });
    expect((await tool('sample', id, 'cancelled')).text).toContain('No mail tells it: cy@example.com, telephone (305) 555-0142.');
    expect(await mailsTo('cy@example.com')).toEqual([]);
  });
});

describe('Personal data', () => {
  it('of an account is shown, exported and erased with its orders of samples', async () => {
    const shopper = await newShopper(store);
    await ordered({ email: shopper.email.toUpperCase(), line1: '77 Nowhere Lane' });
    await store.settled();
    expect((await tool('shopper', 'show', shopper.email)).text).toContain('1 orders of samples');
    expect((await tool('shopper', 'export', shopper.email)).text).toContain('77 Nowhere Lane');
    await tool('shopper', 'erase', shopper.email);
    const rows = [...(await tableContents(store.database.db)).values()].flat();
    expect(rows.filter((row) => row.includes('77 Nowhere Lane'))).toEqual([]);
  });

  it('of an order without an account is exported and erased by its email, and of nobody else', async () => {
    await ordered({ email: 'Guest@example.com', line1: '88 Nowhere Lane' });
    await ordered({ email: 'bo@example.com', line1: '89 Elsewhere Lane' });
    await tool('sample', String((await kept())[0]?.id), 'shipped');
    store.services.mailOutbox.wake();
    expect(await mailsTo('Guest@example.com')).toHaveLength(1);
    const { text } = await tool('shopper', 'export', 'guest@example.com');
    expect(JSON.parse(text)).toMatchObject({ account: null, samples: [{ addressText: '88 Nowhere Lane, Miami, FL 33145' }], mails: [{}] });
    expect((await tool('shopper', 'show', 'guest@example.com')).exitCode).toBe(2);
    expect(await tool('shopper', 'erase', 'guest@example.com')).toEqual({
      exitCode: 0,
      text: 'No account uses guest@example.com. Its messages, orders of samples and mails are erased. Backups still hold them.\n',
    });
    expect((await kept()).map(({ email }) => email)).toEqual(['bo@example.com']);
    expect(await mailsTo('Guest@example.com')).toEqual([]);
    expect((await tool('shopper', 'erase', 'guest@example.com')).exitCode).toBe(2);
  });

  it('of an order of samples goes by itself after the time on the privacy page, and not a day earlier', async () => {
    await ordered();
    const after = (days: number) => deleteExpired(store.database.db, store.services.now() + days * DAY_MS + 60_000);
    await after(RETENTION_DAYS.samples - 1);
    expect(await kept()).toHaveLength(1);
    await after(RETENTION_DAYS.samples);
    expect(await kept()).toEqual([]);
  });
});

it('Settings that a program writes offer samples or leave the word out', async () => {
  await changeSettings(store.database.db, { offersSamples: undefined });
  expect((await tool('settings', 'get', 'offersSamples')).text).toBe('no\n');
  await changeSettings(store.database.db, { offersSamples: true });
  expect((await tool('settings', 'get', 'offersSamples')).text).toBe('yes\n');
});
