import { describe, expect, test } from 'vitest';
import type { QuotePrices } from '../../src/domain/quote/signed-quote';
import { sampleQuote } from '../../tests/fixtures/sample-quotes';
import { lengthProblem, pricesProblem, validityProblem } from './quote-problems';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** November 26, 2026. */
const TODAY = 20_783;
const KEEPS = { keepsQuotedPrices: true };
const pricesOf = (madeOn: number, validUntil: number): QuotePrices => ({ ...sampleQuote(), madeOn, validUntil });
const problemAt = (made: QuotePrices, now: number) => validityProblem(made, KEEPS, now);

describe('A quote', () => {
  test('holds until its last day is over in the last time zone of the world, and no millisecond longer', () => {
    const quote = pricesOf(TODAY - 14, TODAY);
    const over = (TODAY + 1) * DAY_MS + 12 * HOUR_MS;
    expect([problemAt(quote, TODAY * DAY_MS), problemAt(quote, over - 1)]).toEqual([null, null]);
    expect(problemAt(quote, over)).toBe('This quote expired on Nov 26, 2026. Ask the shop for a new one.');
  });

  test('counts from the moment in which its day begins in the first time zone of the world', () => {
    const quote = pricesOf(TODAY, TODAY + 14);
    const begins = TODAY * DAY_MS - 14 * HOUR_MS;
    expect(problemAt(quote, begins)).toBeNull();
    expect(problemAt(quote, begins - 1)).toMatch(/^This quote is dated Nov 26, 2026, which is still to come\. Set the date of the device/);
  });

  test('holds a year at most, also when it is signed', () => {
    expect(problemAt(pricesOf(TODAY, TODAY + 365), TODAY * DAY_MS)).toBeNull();
    expect(problemAt(pricesOf(TODAY, TODAY + 366), TODAY * DAY_MS)).toMatch(/^A quote holds 365 days at most\./);
  });

  test('is not kept by a shop that sells at the prices of the day, whatever else is wrong with it', () => {
    const words = 'This shop sells at the prices of the day.';
    for (const quote of [pricesOf(TODAY, TODAY + 14), pricesOf(TODAY - 99, TODAY - 98)])
      expect(validityProblem(quote, { keepsQuotedPrices: false }, TODAY * DAY_MS)).toBe(words);
  });

  test('is signed for as many days as the owner says, and not for one more', () => {
    expect([lengthProblem(pricesOf(TODAY, TODAY + 14), 14), lengthProblem(pricesOf(TODAY, TODAY), 14)]).toEqual([null, null]);
    expect(lengthProblem(pricesOf(TODAY, TODAY + 15), 14)).toBe(
      'A quote holds 14 days at most. Save it again to have its prices confirmed.',
    );
  });
});

describe('The prices of a quote', () => {
  const LINE = { productId: 107, boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
  const OTHER = { ...LINE, productId: 108 };
  const PRICE = { pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
  const NOT_SOLD = 'One floor of this quote is not sold at the moment. Ask the shop for a new quote.';
  const CHANGED = 'Prices changed before the shop could confirm this quote. Ask it for a new one.';

  test('are signed when each is the price of today', () => {
    expect(pricesProblem([LINE, OTHER], new Map([107, 108].map((id) => [id, PRICE])))).toBeNull();
  });

  test.each([
    ['a floor that is withdrawn', null, NOT_SOLD],
    ['a floor whose price was taken away', { ...PRICE, pricePerBoxCents: 0 }, NOT_SOLD],
    ['a floor whose box has no area any more', { ...PRICE, sqftPerBox: 0 }, NOT_SOLD],
    ['a floor that is dearer today', { ...PRICE, pricePerBoxCents: 7_542 }, CHANGED],
    ['a floor that is cheaper today', { ...PRICE, pricePerBoxCents: 7_540 }, CHANGED],
    ['a floor whose box has become smaller', { ...PRICE, sqftPerBox: 2_363 }, CHANGED],
  ])('are not signed with %s, also in the last line', (_what, price, words) => {
    const prices = new Map([[107, PRICE], ...(price === null ? [] : [[108, price] as const])]);
    expect(pricesProblem([LINE, OTHER], prices)).toBe(words);
  });
});
