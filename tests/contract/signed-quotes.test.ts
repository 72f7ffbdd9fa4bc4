import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutSnapshots, orders } from '../../server/db/schema/shop';
import { changeSettings } from '../../server/repositories/settings';
import { checkout } from '../../src/contract/checkout';
import { writeCartLine } from '../../src/contract/cart';
import { getOrders } from '../../src/contract/orders';
import { signQuote } from '../../src/contract/quotes';
import { bill } from '../../src/domain/bill';
import { formatUsd } from '../../src/domain/money';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { signedText, type QuotePrices, type SignedQuote } from '../../src/domain/quote/signed-quote';
import { quoteNumberText } from '../../src/domain/quote/quote-number';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { BILL_B_CENTS, draftFor, shopperWithFloor } from '../fixtures/floor-purchase';
import { giveUpAfter } from '../fixtures/given-up-payment';
import { DAY_MS, MAPLE, openQuoted, quoteMadeOn, quoteRefusal, RISEN_CENTS, setPrice, signedBy } from '../fixtures/quoted-floor';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const HOUR_MS = 60 * 60_000;

let store: TestStore;
let visitor: ContractClient;
let madeToday = 0;
let advancedMs = 0;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  madeToday = Math.floor((Date.now() + advancedMs) / DAY_MS);
  await price(MAPLE.pricePerBoxCents);
  await changeSettings(store.database.db, { keepsQuotedPrices: true, quoteValidDays: 14 });
});

const advance = (ms: number): void => {
  advancedMs += ms;
  store.advance(ms);
};
const price = (pricePerBoxCents: number) => setPrice(store, pricePerBoxCents);
const quoteOfToday = (changes: Partial<QuotePrices> = {}) => quoteMadeOn(madeToday, changes);
const signed = (prices: QuotePrices) => signedBy(visitor, prices);

/** What nine boxes come to, picked up. */
const totalAt = (pricePerBoxCents: number, boxes = 9): number =>
  bill({
    lines: [{ ...MAPLE, boxes, pricePerBoxCents }],
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  }).totalCents;

const TODAY = `At today's prices the total is ${formatUsd(totalAt(RISEN_CENTS))}.`;
const ordersOf = ({ signature }: SignedQuote) => store.database.db.select().from(orders).where(eq(orders.quoteSignature, signature));
const addFloor = (shopper: ContractClient, boxes = 9) =>
  shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes, isInstallationChosen: false });

async function pay(shopper: ContractClient, amountCents: number, quote: SignedQuote | null) {
  const secret = await openQuoted(shopper, amountCents, quote);
  await payWithCard(store, secret, CARDS.good);
  const receipt = await shopper.data(checkout, draftFor(secret));
  await store.settled();
  return receipt;
}

describe('A quote that the shop signed, where it keeps quoted prices', () => {
  test('is paid at its price to the cent after the price has risen, and the order notes its number', async () => {
    const prices = quoteOfToday();
    const quote = await signed(prices);
    await price(RISEN_CENTS);
    const shopper = await shopperWithFloor(store);
    expect(await pay(shopper, BILL_B_CENTS, quote)).toMatchObject({ totalCents: BILL_B_CENTS });
    const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
    expect(order?.lines).toMatchObject([{ boxes: 9, pricePerBoxCents: MAPLE.pricePerBoxCents }]);
    const [row] = await store.database.db
      .select()
      .from(orders)
      .where(eq(orders.id, order?.orderId ?? 0));
    expect(row).toMatchObject({ quoteNumber: quoteNumberText(prices.number), quoteSignature: quote.signature, flag: null });
    expect((await ownerTool(store.database, 'order', String(order?.orderNumber))).text).toContain(
      `Paid at the prices of quote ${quoteNumberText(prices.number)}`,
    );
  });

  test('is used once: the second shopper is told and pays today’s price; a cancelled order gives it back', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    const buyer = await shopperWithFloor(store);
    const receipt = await pay(buyer, BILL_B_CENTS, quote);
    await addFloor(buyer);
    expect(await quoteRefusal(buyer, quote)).toContain(`was used already, in order ${receipt.orderNumber}.`);
    const other = await shopperWithFloor(store);
    for (const words of [await quoteRefusal(other, quote), await visitor.refusal(signQuote, quote)])
      expect(words).toMatch(/^This quote was used already\. Ask the shop for a new quote\./);
    expect(await quoteRefusal(other, quote)).toContain(TODAY);
    await store.database.db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, receipt.orderId));
    expect(await pay(other, BILL_B_CENTS, quote)).toMatchObject({ totalCents: BILL_B_CENTS });
  });

  test('is held by whoever began to pay: another shopper is told before paying, and pays with it once that payment was given up after an hour', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    const [one, other] = [await shopperWithFloor(store), await shopperWithFloor(store)];
    const left = await openQuoted(one, BILL_B_CENTS, quote);
    expect(await openQuoted(one, BILL_B_CENTS, quote)).toBe(left);
    const words = await quoteRefusal(other, quote);
    expect([words, words.includes(TODAY)]).toEqual([expect.stringMatching(/^Somebody is paying at the prices of this quote/), true]);
    advance(HOUR_MS + 60_000);
    await store.services.payments.reconcile();
    expect(await pay(other, BILL_B_CENTS, quote)).toMatchObject({ totalCents: BILL_B_CENTS });
    expect((await payWithCard(store, left, CARDS.good)).status).not.toBe('succeeded');
    expect((await ordersOf(quote)).map(({ flag }) => flag)).toEqual([null]);
  });

  test('is not held all day by somebody who never pays: after three hours of it they are told to come back tomorrow, and others pay with it', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    const [one, other] = [await shopperWithFloor(store), await shopperWithFloor(store)];
    for (const hoursAgo of [9, 6, 3]) await giveUpAfter(store, hoursAgo, await openQuoted(one, BILL_B_CENTS, quote));
    expect(await quoteRefusal(one, quote)).toMatch(/^You began to pay with this quote several times today.*At today's prices the total is/);
    expect(await pay(other, BILL_B_CENTS, quote)).toMatchObject({ totalCents: BILL_B_CENTS });
  });

  test('that is paid twice all the same, by a payment that was given up, makes two orders, and the owner is told', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    const [one, other] = [await shopperWithFloor(store), await shopperWithFloor(store)];
    const secret = await openQuoted(one, BILL_B_CENTS, quote);
    const isOfOne = eq(checkoutSnapshots.paymentId, paymentIdOf(secret));
    await store.database.db.update(checkoutSnapshots).set({ state: 'superseded' }).where(isOfOne);
    await pay(other, BILL_B_CENTS, quote);
    await payWithCard(store, secret, CARDS.good);
    await store.settled();
    expect((await ordersOf(quote)).map(({ flag }) => flag !== null).toSorted()).toEqual([false, true]);
  });

  test('is used up by an order that it covers, also where it lowered no price: prices that rise later find it used', async () => {
    const quote = await signed(quoteOfToday());
    await pay(await shopperWithFloor(store), BILL_B_CENTS, quote);
    await price(RISEN_CENTS);
    expect(await quoteRefusal(await shopperWithFloor(store), quote)).toContain('was used already');
  });

  test('does not count once the owner has switched it off', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    await changeSettings(store.database.db, { keepsQuotedPrices: false });
    expect(await quoteRefusal(await shopperWithFloor(store), quote)).toContain('prices of the day');
  });
});

describe('A price is never taken from a quote that', () => {
  const forged: readonly (readonly [string, (prices: QuotePrices) => QuotePrices])[] = [
    ['has another price', (prices) => ({ ...prices, lines: prices.lines.map((line) => ({ ...line, pricePerBoxCents: 100 })) })],
    ['holds longer', (prices) => ({ ...prices, validUntil: prices.validUntil + 1 })],
  ];

  test.each(forged)('%s than the one that was signed', async (_what, forge) => {
    const prices = quoteOfToday();
    const { signature } = await signed(prices);
    await price(RISEN_CENTS);
    const lie = { text: signedText(forge(prices)), signature };
    const shopper = await shopperWithFloor(store);
    expect(await quoteRefusal(shopper, lie, totalAt(100))).toMatch(/has not confirmed.*At today's prices the total is/);
    expect(await visitor.refusal(signQuote, lie)).not.toBe('');
  });

  test.each([
    ['nobody signed', ''],
    ['was signed with nothing that fits', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ])('%s', async (_what, signature) => {
    await price(RISEN_CENTS);
    const shopper = await shopperWithFloor(store);
    expect(await quoteRefusal(shopper, { text: signedText(quoteOfToday()), signature })).toContain('has not confirmed');
  });

  test('is no quote at all', async () => {
    expect(await quoteRefusal(await shopperWithFloor(store), { text: 'AAAA', signature: '' })).toContain('cannot be read');
  });
});

describe('The shop signs', () => {
  const words = (prices: QuotePrices): Promise<string> => visitor.refusal(signQuote, { text: signedText(prices), signature: '' });

  test('no price but its own of this moment', async () => {
    expect(await words(quoteOfToday({ lines: [{ ...MAPLE, boxes: 9, pricePerBoxCents: 7_540 }] }))).toContain('Prices changed');
    expect(await words(quoteOfToday({ lines: [{ ...MAPLE, boxes: 9, sqftPerBox: 9_999 }] }))).toContain('Prices changed');
    expect(await words(quoteOfToday({ lines: [{ ...MAPLE, boxes: 9, productId: 99_999 }] }))).toContain('is not sold');
  });

  test('nothing where it does not keep quoted prices, which is how a shop begins', async () => {
    await changeSettings(store.database.db, { keepsQuotedPrices: false });
    expect(await words(quoteOfToday())).toBe('This shop sells at the prices of the day.');
  });

  test('the same quote alike, also when it asks after the price has risen', async () => {
    const quote = await signed(quoteOfToday());
    await price(RISEN_CENTS);
    expect(await visitor.data(signQuote, quote)).toBe(quote.signature);
  });
});
