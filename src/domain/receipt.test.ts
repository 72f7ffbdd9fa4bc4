import { describe, expect, it, test } from 'vitest';
import { bill, figureChanges, type BillInput } from './bill';
import { formatDay } from './day-number';
import { formatAge } from './moment';
import { deliveryNote, installationNote, nextSteps, receiptFigures } from './receipt';
import {
  chargedShippingLabel,
  deliveryReason,
  METRES_PER_MILE,
  quoteShipping,
  shippingLabel,
  shippingReason,
  type PricedQuote,
} from './delivery-price';

const INPUT: BillInput = {
  lines: [{ boxes: 66, pricePerBoxCents: 5_886, sqftPerBox: 2_364 }],
  taxPercentHundredths: 700,
  installationCentsPerSqft: 275,
  isInstallationChosen: true,
  promoPercentHundredths: 500,
  shippingCents: 39_800,
};
const BILL = bill(INPUT);
const bands = [
  { minMile: 0, maxMile: 10, priceCents: 15_000 },
  { minMile: 10, maxMile: 30, priceCents: 19_900 },
];

function priced(metres: number, boxes: number): PricedQuote {
  const quote = quoteShipping(metres, boxes, bands);
  if (quote.kind === 'call-us') throw new Error('expected a price');
  return quote;
}

describe('A receipt', () => {
  it('names every figure as the cart did, and they make up what was paid', () => {
    const figures = receiptFigures({ bill: BILL, fulfilment: 'Delivery', promoCode: 'FIVE' });
    expect(figures.map(({ label }) => label)).toEqual([
      'Item total',
      'Installation',
      'Estimated taxes',
      'Standard Delivery (2 pallets)',
      'Discount · FIVE',
    ]);
    const sum = figures.reduce((cents, figure) => cents + figure.cents, 0);
    expect(Math.abs(sum - BILL.totalCents)).toBeLessThanOrEqual(1);
  });

  it('leaves out what was not chosen', () => {
    const plain = bill({ ...INPUT, isInstallationChosen: false, promoPercentHundredths: 0, shippingCents: 0 });
    expect(receiptFigures({ bill: plain, fulfilment: 'Pickup', promoCode: null }).map(({ label }) => label)).toEqual([
      'Item total',
      'Estimated taxes',
    ]);
    expect(installationNote({ bill: plain })).toBe('Not included in this order.');
    expect(installationNote({ bill: BILL })).toBe('Included for 1,560.24 sqft, what your boxes cover.');
  });

  it('names a code that took nothing off, and a discount without a code', () => {
    const discountOf = (promoCode: string | null, discountCents: number) =>
      receiptFigures({ bill: { ...BILL, discountCents }, fulfilment: 'Pickup', promoCode }).filter(({ label }) =>
        label.startsWith('Discount'),
      );
    expect(discountOf('FIVE', 0)).toEqual([{ label: 'Discount · FIVE', cents: 0 }]);
    expect(discountOf(null, 500)).toEqual([{ label: 'Discount', cents: -500 }]);
    expect(discountOf(null, 0)).toEqual([]);
  });

  it('calls a delivery that is still to be agreed on not charged now, never free', () => {
    const undecided = bill({ ...INPUT, shippingCents: 0 });
    const shipping = (facts: typeof BILL) =>
      receiptFigures({ bill: facts, fulfilment: 'Delivery', promoCode: null }).find(({ label }) => /Shipping|Delivery/.test(label));
    expect(shipping(undecided)).toEqual({ label: 'Shipping', cents: 0, words: 'Not charged now' });
    expect(shipping(BILL)).not.toHaveProperty('words');
  });

  it.each([
    ['Pickup', 0, 'We will email you when your boxes are ready to pick up.'],
    ['Delivery', 39_800, 'We will call you to agree on a delivery day.'],
    ['Delivery', 0, 'We will call you to set up delivery.'],
  ] as const)('says what happens next: %s for %i cents', (fulfilment, shippingCents, sentence) => {
    expect(nextSteps({ bill: { ...BILL, installationCents: 0, shippingCents }, fulfilment })).toEqual([sentence]);
    expect(nextSteps({ bill: { ...BILL, shippingCents }, fulfilment })).toEqual([
      sentence,
      'Our installers will call you to agree on a day for the work.',
    ]);
  });
});

describe('Why delivery cost what it cost', () => {
  const basis = { miles: 17.2634, locatedBy: null, band: { minMile: 10, maxMile: 30 } };

  it('stands on the receipt in the words of the cart: miles, band, pallets', () => {
    const quote = priced(17.2634 * METRES_PER_MILE, 66);
    expect(deliveryNote({ bill: BILL, deliveryBasis: basis })).toBe(deliveryReason(quote, null, 66));
    expect(deliveryNote({ bill: BILL, deliveryBasis: basis })).toBe(
      'Delivery is 17.26 miles by road. From 10 to 30 miles a pallet costs $199.00. 66 boxes take 2 pallets of up to 55: 2 × $199.00 = $398.00.',
    );
  });

  it('is as much as was kept, and nothing where nothing was charged', () => {
    expect(deliveryNote({ bill: BILL, deliveryBasis: { ...basis, band: null } })).toBe('Delivery is 17.26 miles by road.');
    expect(deliveryNote({ bill: BILL, deliveryBasis: { ...basis, band: null, locatedBy: 'zip' } })).toBe(
      'Delivery is 17.26 miles by road, estimated from ZIP.',
    );
    expect(deliveryNote({ bill: BILL, deliveryBasis: null })).toBe('');
    expect(deliveryNote({ bill: { ...BILL, shippingCents: 0 }, deliveryBasis: basis })).toBe('');
    expect(deliveryNote({ bill: { ...BILL, boxes: 0 }, deliveryBasis: basis })).toBe('');
  });
});

test.each([
  [1_000, 9],
  [1_000, 56],
  [20_000, 55],
  [20_000, 560],
])('A delivery is called the same before it is paid and on the receipt: %i metres, %i boxes', (metres, boxes) => {
  const quote = priced(metres, boxes);
  expect(chargedShippingLabel(boxes, quote.cents)).toBe(shippingLabel(quote));
});

test('A delivery still to be arranged is called Shipping on the receipt', () => {
  expect(chargedShippingLabel(9, 0)).toBe('Shipping');
});

test.each([
  [1_000, 1, 'From 0 to 10 miles a pallet costs $150.00. 1 box takes 1 pallet of up to 55.'],
  [20_000, 55, 'From 10 to 30 miles a pallet costs $199.00. 55 boxes take 1 pallet of up to 55.'],
  [20_000, 66, 'From 10 to 30 miles a pallet costs $199.00. 66 boxes take 2 pallets of up to 55: 2 × $199.00 = $398.00.'],
])('The price of delivery is explained by band and pallets: %i metres, %i boxes', (metres, boxes, words) => {
  expect(shippingReason(priced(metres, boxes), boxes)).toBe(words);
});

describe('What changed between two bills', () => {
  it('is each figure that differs, old and new', () => {
    const now = bill({ ...INPUT, lines: [{ boxes: 66, pricePerBoxCents: 6_000, sqftPerBox: 2_364 }], promoPercentHundredths: 0 });
    expect(figureChanges(BILL, now)).toEqual([
      { label: 'Item total', beforeCents: 388_476, nowCents: 396_000 },
      { label: 'Estimated taxes', beforeCents: 27_193, nowCents: 27_720 },
      { label: 'Discount', beforeCents: -19_424, nowCents: 0 },
      { label: 'To be paid', beforeCents: 865_112, nowCents: 892_586 },
    ]);
  });

  it('is nothing between equal bills', () => {
    expect(figureChanges(BILL, { ...BILL })).toEqual([]);
  });
});

test.each([
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [47 * 3_600_000, '1 day ago'],
  [72 * 3_600_000, '3 days ago'],
])('A copy %i ms old was saved %s', (ageMs, words) => {
  expect(formatAge(ageMs)).toBe(words);
});

test('Days are written as in the United States', () => {
  expect(formatDay(new Date(2026, 10, 21, 12).getTime())).toBe('Nov 21, 2026');
});

test('What happens next follows the state of the order, and promises only mails that a step sends', () => {
  const bill = { ...BILL, installationCents: 0, shippingCents: 39_800 };
  const scheduled = { kind: 'scheduled', at: 0, day: '2026-12-03', amountCents: null, note: null } as const;
  const sentences = (['ready', 'scheduled', 'out', 'done', 'cancelled'] as const).map(
    (state) => nextSteps({ bill, fulfilment: state === 'ready' ? 'Pickup' : 'Delivery', state, steps: [scheduled] })[0],
  );
  expect(sentences).toEqual([
    'Your boxes are ready to pick up.',
    'We deliver on Thursday, December 3, 2026. We will email you when your boxes are on their way.',
    'Your boxes are on their way to you.',
    'Your boxes were delivered.',
    'This order was cancelled. There is nothing left to do.',
  ]);
  const installed = { bill: BILL, fulfilment: 'Delivery', steps: [] } as const;
  expect(nextSteps({ ...installed, state: 'out' })).toHaveLength(2);
  expect(nextSteps({ ...installed, state: 'cancelled' })).toHaveLength(1);
});
