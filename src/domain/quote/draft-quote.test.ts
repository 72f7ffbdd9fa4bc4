import { describe, expect, it } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { FIRST_TERMS } from '../rooms/project';
import { draftQuote, type QuoteSource } from './draft-quote';

const FLOORS = [
  { product: { ...productNumber(7), pricePerBoxCents: 7_541, sqftPerBox: 2_364 }, boxes: 9 },
  { product: productNumber(8), boxes: 2 },
];
const SOURCE: QuoteSource = {
  floors: FLOORS,
  terms: { isInstallationChosen: true, fulfilment: 'Pickup', zip: '', promo: null },
  rates: { taxPercentHundredths: 700, installationCentsPerSqft: 275 },
  delivery: null,
  rooms: [],
};
const DELIVERED = { ...SOURCE.terms, fulfilment: 'Delivery' as const, zip: '33145-0001' };
const PRICED = { kind: 'standard', miles: 12, pallets: 1, band: { minMile: 0, maxMile: 20, priceCents: 19_900 }, cents: 19_900 } as const;
const draftOf = (source: Partial<QuoteSource> = {}) => draftQuote({ ...SOURCE, ...source }, 20_782, 14);

describe('A quote that is made', () => {
  it("has the floors at today's prices, the shop's rates, and holds as many days as the shop says", () => {
    expect(draftOf()).toEqual({
      kind: 'draft',
      draft: {
        madeOn: 20_782,
        validUntil: 20_796,
        lines: [
          { productId: 7, boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 },
          { productId: 8, boxes: 2, pricePerBoxCents: productNumber(8).pricePerBoxCents, sqftPerBox: productNumber(8).sqftPerBox },
        ],
        installationCentsPerSqft: 275,
        taxPercentHundredths: 700,
        delivery: { kind: 'pickup' },
        promo: null,
      },
    });
  });

  it('has no installation where it is not wanted, and the promo code of its terms', () => {
    const promo = { code: 'FALL15', percentHundredths: 1_500 };
    expect(draftOf({ terms: { ...SOURCE.terms, isInstallationChosen: false, promo } })).toMatchObject({
      draft: { installationCentsPerSqft: null, promo },
    });
    expect(FIRST_TERMS.isInstallationChosen).toBe(true);
  });

  it.each([
    ['its price', PRICED, 19_900],
    ['none where the shop calls', { kind: 'call-us' } as const, null],
  ])('with delivery has its ZIP code and %s', (_what, delivery, cents) => {
    expect(draftOf({ terms: DELIVERED, delivery })).toMatchObject({ draft: { delivery: { kind: 'zip', zip: '33145', cents } } });
  });

  it('for pickup has no delivery, though a ZIP code was typed and priced before', () => {
    expect(draftOf({ terms: { ...DELIVERED, fulfilment: 'Pickup' }, delivery: PRICED })).toMatchObject({
      draft: { delivery: { kind: 'pickup' } },
    });
  });
});

describe('A quote that cannot be made yet', () => {
  it('says to connect once where no rates are known', () => {
    expect(draftOf({ rates: undefined })).toEqual({
      kind: 'waits',
      words: 'Taxes and rates have not loaded yet. Connect to the internet once, then save the quote.',
    });
  });

  it('says so where the delivery prices have not loaded: they are not arranged by phone', () => {
    expect(draftOf({ terms: DELIVERED, delivery: null })).toEqual({
      kind: 'waits',
      words: 'The delivery prices have not loaded yet. Connect to the internet, or choose pickup.',
    });
  });

  it.each(['', '3314', 'Miami'])('says to type the ZIP code of a delivery, which %j is not', (zip) => {
    expect(draftOf({ terms: { ...DELIVERED, zip }, delivery: PRICED })).toEqual({
      kind: 'waits',
      words: 'Type the ZIP code of the delivery first, or choose pickup.',
    });
  });
});
