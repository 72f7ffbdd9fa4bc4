import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '../../server/db/schema/content';
import { changeSettings } from '../../server/repositories/settings';
import { signQuote } from '../../src/contract/quotes';
import { latestDay } from '../../src/domain/day-number';
import { signedText, type QuotePrices, type SignedQuote } from '../../src/domain/quote/signed-quote';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { BILL_B_CENTS, shopperWithFloor } from '../fixtures/floor-purchase';
import { MAPLE, openQuoted, quoteMadeOn, quoteRefusal, RISEN_CENTS, setPrice, signedBy } from '../fixtures/quoted-floor';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const today = latestDay(Date.now()) - 1;

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  await price(MAPLE.pricePerBoxCents);
  await changeSettings(store.database.db, { keepsQuotedPrices: true, quoteValidDays: 14 });
});

const price = (pricePerBoxCents: number) => setPrice(store, pricePerBoxCents);
const quoteOfToday = (changes: Partial<QuotePrices> = {}) => quoteMadeOn(today, changes);
const signed = (prices: QuotePrices) => signedBy(visitor, prices);

describe('The key of a shop that signs quotes', () => {
  test('ends when the owner switches it off: after switching it on again, quotes of before do not count and are signed anew', async () => {
    const prices = quoteOfToday();
    const quote = await signed(prices);
    await changeSettings(store.database.db, { keepsQuotedPrices: false });
    await changeSettings(store.database.db, { keepsQuotedPrices: true });
    expect(await quoteRefusal(await shopperWithFloor(store), quote)).toContain('has not confirmed');
    expect(await signed(prices)).not.toEqual(quote);
  });

  test('is its own: what another shop signed does not count', async () => {
    const quote = await signed(quoteOfToday());
    const { db } = store.database;
    const [kept] = await db.select().from(documents).where(eq(documents.key, 'quote-key'));
    await db.update(documents).set({ value: 'the key of another shop' }).where(eq(documents.key, 'quote-key'));
    await price(RISEN_CENTS);
    expect(await quoteRefusal(await shopperWithFloor(store), quote)).toContain('has not confirmed');
    await db.update(documents).set({ value: kept?.value }).where(eq(documents.key, 'quote-key'));
  });

  test('is in a backup: a shop that was restored from it keeps what was quoted before', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    await ownerTool(store.database, 'backup', 'quotes.backup');
    const target = await openTestDatabase();
    expect(await ownerTool(target, 'restore', join(store.database.dataDir, 'quotes.backup'))).toMatchObject({ exitCode: 0 });
    const restored = await openTestStore({ database: target });
    expect(await openQuoted(await shopperWithFloor(restored), BILL_B_CENTS, quote)).not.toBe('');
    await restored.close();
  });

  test('signs for one host: a store at another one, on a copy of the shop, does not count it, nor signs for the shop', async () => {
    const quote = await signed(quoteOfToday());
    const elsewhere = await openTestStore({ database: store.database, env: { PUBLIC_URL: 'http://shop.example' } });
    await price(RISEN_CENTS);
    expect(await quoteRefusal(await shopperWithFloor(elsewhere), quote)).toContain('has not confirmed');
    await price(MAPLE.pricePerBoxCents);
    const theirs = await signedBy(new ContractClient(elsewhere), quoteOfToday());
    await price(RISEN_CENTS);
    expect(await quoteRefusal(await shopperWithFloor(store), theirs)).toContain('has not confirmed');
  });

  test('signs nothing in a rehearsal; what the shop has signed holds there too', async () => {
    const quote = await signed(quoteOfToday());
    const rehearsal = await openTestStore({ database: store.database, env: { REHEARSAL: 'true' } });
    const caller = new ContractClient(rehearsal);
    expect(await caller.refusal(signQuote, { text: signedText(quoteOfToday()), signature: '' })).toContain('rehearsal');
    expect(await caller.data(signQuote, quote)).toBe(quote.signature);
  });

  test('holds no longer than a shop may set, whoever has it', async () => {
    await signed(quoteOfToday());
    const [kept] = await store.database.db.select().from(documents).where(eq(documents.key, 'quote-key'));
    const forged = (days: number): SignedQuote => {
      const text = signedText(quoteOfToday({ validUntil: today + days }));
      const mac = createHmac('sha256', String(kept?.value)).update(`quote 1  ${text}`).digest();
      return { text, signature: mac.subarray(0, 16).toString('base64url') };
    };
    await price(RISEN_CENTS);
    const shopper = await shopperWithFloor(store);
    expect(await quoteRefusal(shopper, forged(366))).toContain('365 days at most');
    expect(await openQuoted(shopper, BILL_B_CENTS, forged(365))).not.toBe('');
  });
});
