import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuote, sampleQuote, SHOP } from '../../../tests/fixtures/sample-quotes';
import { bill } from '../bill';
import { earliestDay, latestDay } from '../day-number';
import { toBase64url } from './base64url';
import { MAX_CODE_LETTERS, quoteCodes, quoteLink, readQuoteLink, readQuoteParts } from './quote-link';
import { quotedCents, signedText, readSignedText } from './signed-quote';

const SIGNATURE = toBase64url(Uint8Array.from({ length: 16 }, (_, index) => index * 15));
const lineOf = (productId: number, boxes: number, pricePerBoxCents: number, sqftPerBox: number) => ({
  productId,
  boxes,
  pricePerBoxCents,
  sqftPerBox,
});

test('What is signed has number, days and lines of its quote, and nothing of rates, delivery and code', () => {
  assert(
    property(anyQuote, (quote) => {
      const { number, madeOn, validUntil, lines } = quote;
      const text = signedText(quote);
      expect(readSignedText(text)).toMatchObject({ number, madeOn, validUntil, lines });
      expect(signedText({ ...quote, taxPercentHundredths: 1, promo: null } as typeof quote)).toBe(text);
    }),
  );
});

test('Every change of a floor, its boxes, its price, its area or a day is another text', () => {
  const quote = sampleQuote(2);
  const [first = lineOf(1, 1, 1, 1), ...rest] = quote.lines;
  const texts = [
    quote,
    { ...quote, validUntil: quote.validUntil + 1 },
    { ...quote, madeOn: quote.madeOn - 1 },
    { ...quote, number: { ...quote.number, version: 2 } },
    ...(['productId', 'boxes', 'pricePerBoxCents', 'sqftPerBox'] as const).map((name) => ({
      ...quote,
      lines: [{ ...first, [name]: first[name] + 1_000 }, ...rest],
    })),
  ].map(signedText);
  expect(new Set(texts).size).toBe(texts.length);
});

test('No text but the one that was signed is read as a signed quote', () => {
  const text = signedText(sampleQuote(2));
  for (const other of [`${text}A`, text.slice(1), '', 'ä', 'A'.repeat(7_000)]) expect(readSignedText(other)).toBeNull();
});

test('A quoted price never makes a cart dearer, and counts for no more boxes, no other box and no other floor', () => {
  const cents = integer({ min: 1, max: 40_000 });
  const boxes = integer({ min: 1, max: 9_999 });
  assert(
    property(cents, cents, boxes, boxes, (quoted, today, had, wanted) => {
      const quotedLines = [lineOf(7, had, quoted, 2_364)];
      const paid = quotedCents(lineOf(7, wanted, today, 2_364), quotedLines);
      expect(paid).toBe(wanted <= had ? Math.min(quoted, today) : today);
      expect(quotedCents(lineOf(7, wanted, today, 2_365), quotedLines)).toBe(today);
      expect(quotedCents(lineOf(8, wanted, today, 2_364), quotedLines)).toBe(today);
      const totalAt = (pricePerBoxCents: number): number =>
        bill({
          lines: [lineOf(7, wanted, pricePerBoxCents, 2_364)],
          taxPercentHundredths: 700,
          installationCentsPerSqft: 275,
          isInstallationChosen: true,
          promoPercentHundredths: 1_000,
          shippingCents: 15_000,
        }).totalCents;
      expect(totalAt(paid)).toBeLessThanOrEqual(totalAt(today));
    }),
  );
});

test('A quote holds until its last day is over everywhere, and no day is ahead of every clock', () => {
  const noonUtc = Date.UTC(2026, 10, 25, 12);
  expect([earliestDay(noonUtc - 1), earliestDay(noonUtc)]).toEqual([20_781, 20_782].map((day) => day));
  expect(latestDay(noonUtc)).toBe(20_783);
});

test('A signature travels in the link and in its codes, under the checksum; a link without one opens as before', () => {
  for (const lines of [2, 25, 200]) {
    const quote = sampleQuote(lines);
    expect(readQuoteLink(quoteLink(quote, SHOP, SIGNATURE), SHOP)).toEqual({ kind: 'quote', quote, signature: SIGNATURE });
    expect(readQuoteLink(quoteLink(quote, SHOP), SHOP)).toEqual({ kind: 'quote', quote, signature: '' });
    const codes = quoteCodes(quote, SHOP, SIGNATURE);
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(MAX_CODE_LETTERS);
    const parts = codes.flatMap((code) => {
      const reading = readQuoteLink(code, SHOP);
      return reading.kind === 'part' ? [reading.part] : [];
    });
    if (parts[0] !== undefined) expect(readQuoteParts(parts, parts[0].tag, SHOP)).toEqual({ kind: 'quote', quote, signature: SIGNATURE });
  }
  expect(quoteCodes(sampleQuote(25), SHOP, SIGNATURE)).toHaveLength(1);
  const signed = quoteLink(sampleQuote(2), SHOP, SIGNATURE);
  expect(readQuoteLink(`${signed.slice(0, -9)}A${signed.slice(-8)}`, SHOP).kind).toBe('changed');
});
