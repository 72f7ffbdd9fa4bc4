import { expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart';
import { cartAfter } from './cart-after';
import type { SentIntent } from './send-intent';

const product = (id: number) => ({ id }) as CartLine['product'];
const line = (id: number, boxes: number): CartLine => ({ lineId: id * 10, boxes, isInstallationChosen: false, product: product(id) });
const sent = (id: number, boxes: number, isInstallationChosen = false, calls = 1): SentIntent =>
  ({ kind: 'applied', calls, entry: { intent: { product: product(id), boxes, isInstallationChosen, sequence: 1 } } }) as SentIntent;

it('The cart after changes of its lines is known without reading it again', () => {
  expect(cartAfter([line(1, 1), line(2, 1), line(3, 1)], [sent(2, 5, true), sent(3, 0)])).toEqual([
    line(1, 1),
    { ...line(2, 5), isInstallationChosen: true },
  ]);
  expect(cartAfter([line(1, 1)], [])).toEqual([line(1, 1)]);
});

it('A removal of what is not there changes nothing', () => {
  expect(cartAfter([line(1, 1)], [sent(2, 0)])).toEqual([line(1, 1)]);
});

it('A change that needed no call is what the cart says already', () => {
  expect(cartAfter([line(1, 5)], [sent(1, 5, false, 0)])).toEqual([line(1, 5)]);
});

it('A new line has an id that the server alone knows: the cart is read again', () => {
  expect(cartAfter([line(1, 1)], [sent(2, 1)])).toBeNull();
});

it.each(['refused', 'later', 'unauthenticated', 'overtaken'] as const)(
  'A change that was %s, or sent twice, says nothing: the cart is read again',
  (kind) => {
    expect(cartAfter([line(1, 1)], [sent(1, 2), { ...sent(1, 2), kind } as SentIntent])).toBeNull();
    expect(cartAfter([line(1, 1)], [sent(1, 2, false, 2)])).toBeNull();
  },
);
