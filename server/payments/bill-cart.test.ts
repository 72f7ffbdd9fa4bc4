import { describe, expect, it, test } from 'vitest';
import { changedFigures } from '../../src/contract/changed-figures';
import { Refusal } from '../http/problems';
import type { BillableLine } from '../repositories/billable-lines';
import { billCart, refuseDifference, type CheckoutTerms } from './bill-cart';
import { PICKUP_TERMS } from '../../tests/fixtures/checkout-terms';

const line: BillableLine = { productId: 107, title: 'Maple', boxes: 9, isActive: true, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const delivery = (distanceMetres: number | null): CheckoutTerms => ({
  ...PICKUP_TERMS,
  choice: { ...PICKUP_TERMS.choice, fulfilment: 'Delivery' },
  distanceMetres,
  bands: [
    { minMile: 0, maxMile: 10, priceCents: 15_000 },
    { minMile: 10, maxMile: 20, priceCents: 0 },
  ],
});
const METRES_PER_MILE = 1_609.344;

describe("The server's bill", () => {
  it.each([0, -3, 1.5, 10_000, Number.NaN])('refuses a line of %s boxes', (boxes) => {
    expect(() => billCart([{ ...line, boxes }], PICKUP_TERMS)).toThrow('Please choose from 1 to 9,999 whole boxes of Maple.');
  });

  it.each<Partial<BillableLine>>([
    { isActive: false },
    { pricePerBoxCents: null },
    { pricePerBoxCents: 0 },
    { sqftPerBox: null },
    { sqftPerBox: 0 },
  ])('leaves out a product that is not sold: %o', (change) => {
    expect(billCart([line, { ...line, ...change, productId: 101 }], PICKUP_TERMS).bill.totalCents).toBe(72_620);
    expect(() => billCart([{ ...line, ...change }], PICKUP_TERMS)).toThrow('Your cart is empty');
  });

  it('says by which miles and which band a delivery was priced, and neither for a pickup or a delivery that nobody can measure', () => {
    const basisOf = ({ miles, band, locatedBy }: ReturnType<typeof billCart>) => [miles?.toFixed(1), band, locatedBy];
    const located = (terms: CheckoutTerms): CheckoutTerms => ({ ...terms, locatedBy: 'zip' });
    expect(basisOf(billCart([line], located(delivery(5 * METRES_PER_MILE))))).toEqual(['5.0', { minMile: 0, maxMile: 10 }, 'zip']);
    expect(basisOf(billCart([line], located(delivery(15 * METRES_PER_MILE))))).toEqual(['15.0', null, 'zip']);
    expect(basisOf(billCart([line], located(delivery(null))))).toEqual([undefined, null, null]);
    expect(basisOf(billCart([line], located({ ...PICKUP_TERMS, distanceMetres: 5_000 })))).toEqual([undefined, null, null]);
  });

  it('charges installation only when it is chosen, on every square foot', () => {
    expect(billCart([line], PICKUP_TERMS).bill.installationCents).toBe(0);
    expect(
      billCart([line], { ...PICKUP_TERMS, choice: { ...PICKUP_TERMS.choice, isInstallationChosen: true } }).bill.installationCents,
    ).toBe(58_509);
  });

  it('discounts items, never delivery, tax or installation', () => {
    const { bill } = billCart([line], { ...delivery(METRES_PER_MILE), promoPercentHundredths: 10_000 });
    expect(bill).toMatchObject({ discountCents: bill.itemsCents, shippingCents: 15_000, taxCents: 4_751, totalCents: 19_751 });
  });

  it.each<[string, number | null, number]>([
    ['in a band', 9.9, 15_000],
    ['in a free band', 10, 0],
    ['beyond every band', 20, 0],
    ['without a road', null, 0],
  ])('delivers %s for what the bands say, else for nothing until the shop has called', (_where, miles, cents) => {
    expect(billCart([line], delivery(miles === null ? null : miles * METRES_PER_MILE)).bill.shippingCents).toBe(cents);
  });

  it('charges delivery for each pallet of 55 boxes', () => {
    expect(billCart([{ ...line, boxes: 55 }], delivery(1_000)).bill.shippingCents).toBe(15_000);
    expect(billCart([{ ...line, boxes: 56 }], delivery(1_000)).bill.shippingCents).toBe(30_000);
  });
});

describe('A total', () => {
  const figures = billCart([line], PICKUP_TERMS).bill;
  const refusal = (totalCents: number, shownCents: number, promoProblem: string | null = null): Refusal | null => {
    try {
      refuseDifference({ ...figures, totalCents }, shownCents, { promoProblem, quoteProblem: null });
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  test.each([50, 72_620, 99_999_999])('of %s cents can be charged when that is what was shown', (cents) => {
    expect(refusal(cents, cents)).toBeNull();
  });

  test('below half a dollar or above what a card payment carries is refused, though it was shown', () => {
    expect(refusal(49, 49)?.message).toBe(
      'A card payment must be at least $0.50, and this comes to $0.49. Please add to your cart, or call us.',
    );
    expect(refusal(100_000_000, 100_000_000)?.message).toBe('This order is too large for one card payment. Please call us.');
  });

  test('that was not shown is refused with the new figures', () => {
    const refused = refusal(72_620, 72_619);
    expect(refused?.message).toContain('The total is now $726.20, not $726.19');
    expect(changedFigures.decode(refused?.data)).toEqual(figures);
  });

  test('whose promo code may not be used is refused with the total without it, even when that is what was shown', () => {
    expect(refusal(72_620, 72_620, 'Invalid or inactive promo code')?.message).toBe(
      'Invalid or inactive promo code. Without it the total is $726.20.',
    );
  });
});
