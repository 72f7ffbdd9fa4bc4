import { describe, expect, test } from 'vitest';
import { COASTAL_MAPLE } from '../../../tests/fixtures/sample-rooms';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { freezeQuote } from './make-quote';
import { quoteBill } from './quote';
import { compareQuote, quoteValidity } from './todays-quote';

const { number, ...draft } = sampleQuote(2);
const RATES = { taxPercentHundredths: 700, installationCentsPerSqft: 250 };
const floor = (id: number, pricePerBoxCents: number, sqftPerBox = 2_364) => ({ ...COASTAL_MAPLE, id, pricePerBoxCents, sqftPerBox });

describe('Freezing a quote', () => {
  test('The same floor in two rooms is one line', () => {
    const [line] = draft.lines;
    if (line === undefined) throw new Error('No line');
    const frozen = freezeQuote({ ...draft, lines: [line, { ...line, boxes: 3 }, { ...line, productId: 7, boxes: 0 }] }, number);
    expect(frozen).toMatchObject({ kind: 'made', quote: { lines: [{ productId: 101, boxes: 15 }] } });
  });

  test.each([
    ['nothing', [], 'empty'],
    ['201 floors', sampleQuote(201).lines, 'too-many-lines'],
    ['more boxes than one order takes', sampleQuote(1).lines.map((line) => ({ ...line, boxes: 10_000 })), 'too-many-boxes'],
    ['a floor without a price', sampleQuote(1).lines.map((line) => ({ ...line, pricePerBoxCents: 0 })), 'impossible'],
  ] as const)('A quote of %s is not made', (_what, lines, kind) => {
    expect(freezeQuote({ ...draft, lines }, number).kind).toBe(kind);
  });
});

describe('A quote beside today’s prices', () => {
  test('With the prices of the day today’s bill is the quote’s, to the cent', () => {
    const quote = sampleQuote(2, { delivery: { kind: 'pickup' } });
    const floors = new Map(quote.lines.map(({ productId, pricePerBoxCents }) => [productId, floor(productId, pricePerBoxCents)]));
    const compared = compareQuote(quote, { floors, rates: RATES, delivery: null, today: quote.madeOn });
    expect(compared.today).toEqual(compared.quoted);
    expect(compared.quoted).toEqual(quoteBill(quote));
    expect(compared.lines.map(({ change }) => change)).toEqual(['same', 'same']);
  });

  test('What is dearer, cheaper, packed otherwise or gone is told for each line, and what is gone has no price today', () => {
    const quote = sampleQuote(4, { delivery: { kind: 'pickup' }, installationCentsPerSqft: null });
    const floors = new Map([
      [101, floor(101, 6_600)],
      [102, floor(102, 6_000)],
      [103, floor(103, 6_544, 2_000)],
    ]);
    const compared = compareQuote(quote, { floors, rates: { ...RATES, taxPercentHundredths: 0 }, delivery: null, today: quote.madeOn });
    expect(compared.lines.map(({ change }) => change)).toEqual(['dearer', 'cheaper', 'other-box', 'gone']);
    expect(compared.today.totalCents).toBe(12 * 6_600 + 13 * 6_000 + 14 * 6_544);
  });

  test('A price, a rate, a promo code or a delivery that a link claims is no price of today', () => {
    const honest = sampleQuote(1);
    const forged = sampleQuote(1, {
      lines: honest.lines.map((line) => ({ ...line, pricePerBoxCents: 1 })),
      taxPercentHundredths: 0,
      installationCentsPerSqft: 1,
      promo: { code: 'FREE', percentHundredths: 10_000 },
      delivery: { kind: 'zip', zip: '33145', cents: 0 },
    });
    const shop = { floors: new Map([[101, floor(101, 6_542)]]), rates: RATES, delivery: { kind: 'call-us' }, today: 20_782 } as const;
    expect(compareQuote(forged, shop).today).toEqual(compareQuote(honest, shop).today);
  });

  test.each([
    ['is arranged by phone', { kind: 'call-us' }],
    ['is not known on this device', null],
  ] as const)('Where today’s delivery %s, the totals are compared without it', (_what, delivery) => {
    const quote = sampleQuote(1, { delivery: { kind: 'zip', zip: '33145', cents: 15_000 } });
    const floors = new Map(quote.lines.map(({ productId, pricePerBoxCents }) => [productId, floor(productId, pricePerBoxCents)]));
    const compared = compareQuote(quote, { floors, rates: RATES, delivery, today: quote.madeOn });
    expect(compared.quoted.totalCents - compared.today.totalCents).toBe(15_000);
    expect(compared).toMatchObject({ isWithoutDelivery: true, differenceCents: 0 });
  });

  test.each([
    [20_781, 'valid'],
    [20_782, 'valid'],
    [20_796, 'valid'],
    [20_797, 'expired'],
    [20_780, 'not-yet'],
  ] as const)('On day %d a quote of day 20,782 for 14 days is %s', (today, validity) => {
    expect(quoteValidity(sampleQuote(1), today)).toBe(validity);
  });
});
