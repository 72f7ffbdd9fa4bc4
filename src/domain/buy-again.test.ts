import { expect, test } from 'vitest';
import { againFloors } from './buy-again';
import type { Product } from './catalogue';
import type { OrderLine } from './order';
import { FALLBACK_PICTURE } from './picture';
import { UNSAID } from '../../tests/fixtures/unsaid-of-product';

const MAPLE: Product = {
  id: 107,
  categoryId: 1,
  title: 'Coastal Maple',
  slug: 'coastal-maple',
  priceCentsPerSqft: 319,
  ...UNSAID,
  pricePerBoxCents: 7_541,
  sqftPerBox: 2_364,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
};
const LINE: OrderLine = {
  productId: 107,
  title: 'Coastal Maple',
  boxes: 9,
  pricePerBoxCents: 7_541,
  sqftPerBox: 2_364,
  slug: 'coastal-maple',
  picture: FALLBACK_PICTURE,
};

test('An order whose floors are as they were comes to the same boxes, and nothing is said', () => {
  const { floors, changes, gone } = againFloors([LINE], [MAPLE]);
  expect(floors.map(({ product, boxes }) => [product.id, boxes, product.pricePerBoxCents])).toEqual([[107, 9, 7_541]]);
  expect([changes, gone]).toEqual([[], []]);
});

test('Another price is said with both, and today’s is taken', () => {
  const { floors, changes } = againFloors([{ ...LINE, pricePerBoxCents: 6_999 }], [MAPLE]);
  expect(floors[0]?.product.pricePerBoxCents).toBe(7_541);
  expect(changes).toEqual(['Coastal Maple: $69.99 a box then, $75.41 today.']);
});

test('Another box holds another area: the boxes cover what they covered', () => {
  const { floors, changes } = againFloors([LINE], [{ ...MAPLE, sqftPerBox: 2_000 }]);
  expect(floors[0]?.boxes).toBe(11);
  expect(changes).toEqual(['Coastal Maple: a box holds 20.00 sqft now, so the same area needs 11 boxes instead of 9 boxes.']);
});

test('A floor that is gone or has no price any more is named and left out', () => {
  expect(againFloors([LINE, { ...LINE, productId: 9, title: 'Storm Oak' }], [MAPLE]).gone).toEqual(['Storm Oak']);
  expect(againFloors([LINE], [{ ...MAPLE, pricePerBoxCents: null }])).toEqual({ floors: [], changes: [], gone: ['Coastal Maple'] });
});
