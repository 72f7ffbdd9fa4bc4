import { expect, test } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { COASTAL_MAPLE } from '../../../tests/fixtures/sample-rooms';
import { renewQuote, type TodaysTerms } from './renew-quote';

const BAND = { minMile: 0, maxMile: 30, priceCents: 15_000 };
const quote = sampleQuote(2, {
  delivery: { kind: 'zip', zip: '33145', cents: 15_000 },
  taxPercentHundredths: 0,
  installationCentsPerSqft: 1,
  promo: { code: 'FREE', percentHundredths: 10_000 },
});
const today: TodaysTerms = {
  floors: new Map(quote.lines.map(({ productId: id }) => [id, { ...COASTAL_MAPLE, id, pricePerBoxCents: 7_000, sqftPerBox: 2_000 }])),
  rates: { taxPercentHundredths: 700, installationCentsPerSqft: 250 },
  deliveryOf: (boxes) => {
    const pallets = Math.ceil(boxes / 55);
    return { kind: 'express', miles: 5, pallets, band: BAND, cents: pallets * 15_000 };
  },
};
const DAYS = { madeOn: 30_000, validUntil: 30_014 };
const boxes = new Map(quote.lines.map(({ productId }) => [productId, 30]));

test('A new version has today’s prices, tax and installation, and delivery for the boxes that it has now', () => {
  expect(renewQuote(quote, { boxes, ...DAYS, isMadeHere: true, today })).toEqual({
    ...DAYS,
    lines: quote.lines.map(({ productId }) => ({ productId, boxes: 30, pricePerBoxCents: 7_000, sqftPerBox: 2_000 })),
    taxPercentHundredths: 700,
    installationCentsPerSqft: 250,
    delivery: { kind: 'zip', zip: '33145', cents: 30_000 },
    promo: quote.promo,
  });
});

test('The promo code of a link is not believed', () => {
  expect(renewQuote(quote, { boxes, ...DAYS, isMadeHere: false, today }).promo).toBeNull();
});

test('A quote without installation stays without, and what is left out is left out', () => {
  const [first] = quote.lines;
  const draft = renewQuote(
    { ...quote, installationCentsPerSqft: null },
    { boxes: new Map([[first?.productId ?? 0, 4]]), ...DAYS, isMadeHere: true, today },
  );
  expect([draft.installationCentsPerSqft, draft.lines.map((line) => line.boxes)]).toEqual([null, [4]]);
});

test('Where today’s prices are not known those of the quote stay', () => {
  const draft = renewQuote(quote, { boxes, ...DAYS, isMadeHere: true, today: null });
  expect(draft).toMatchObject({ taxPercentHundredths: 0, installationCentsPerSqft: 1, delivery: quote.delivery });
  expect(draft.lines.map((line) => line.pricePerBoxCents)).toEqual(quote.lines.map((line) => line.pricePerBoxCents));
});
