import { describe, expect, it } from 'vitest';
import { cartCount, cartProductOf, isSellable, planCartSync, projectCart, type CartIntent, type CartLine, type CartProduct } from './cart';

const productNumber = (id: number): CartProduct => ({
  id,
  title: `Floor ${id}`,
  slug: `floor-${id}`,
  picture: { src: '', widths: [], widthPx: 1, heightPx: 1, color: '', alt: '' },
  priceCentsPerSqft: null,
  pricePerBoxCents: 100,
  sqftPerBox: 2_000,
});
const line = (id: number, boxes: number, isInstallationChosen = false): CartLine => ({
  lineId: id * 10,
  boxes,
  isInstallationChosen,
  product: productNumber(id),
});
const wish = (id: number, boxes: number, sequence: number, isInstallationChosen = false): CartIntent => ({
  product: productNumber(id),
  boxes,
  isInstallationChosen,
  sequence,
});
const shown = (lines: readonly CartLine[], intents: readonly CartIntent[]) =>
  projectCart(lines, intents).map(({ lineId, product, boxes, isInstallationChosen, isPending }) => [
    product.id,
    lineId,
    boxes,
    isInstallationChosen,
    isPending,
  ]);

describe('The cart that a shopper sees', () => {
  it('is the one of the server, in its order, while nothing is unsent', () => {
    expect(shown([line(3, 1), line(1, 2, true)], [])).toEqual([
      [3, 30, 1, false, false],
      [1, 10, 2, true, false],
    ]);
  });

  it('has an unsent change in the place of its line, marked as not sent', () => {
    expect(shown([line(3, 1), line(1, 2)], [wish(1, 7, 1, true)])).toEqual([
      [3, 30, 1, false, false],
      [1, 10, 7, true, true],
    ]);
  });

  it('has floors that only this device knows on top, the newest first, however they were kept', () => {
    const added = [wish(5, 1, 2), wish(7, 1, 9), wish(6, 1, 4, true)];
    expect(shown([line(1, 2)], added)).toEqual([
      [7, null, 1, false, true],
      [6, null, 1, true, true],
      [5, null, 1, false, true],
      [1, 10, 2, false, false],
    ]);
  });

  it('has nothing of what was taken out, whether the server has it still or not', () => {
    expect(shown([line(1, 2), line(2, 1)], [wish(1, 0, 1), wish(9, 0, 2)])).toEqual([[2, 20, 1, false, false]]);
  });

  it('counts its items, not their boxes', () => {
    expect(cartCount(projectCart([line(1, 20), line(2, 5)], [wish(3, 9, 1)]))).toBe(3);
    expect(cartCount([])).toBe(0);
  });
});

describe('What is still to be sent', () => {
  const calls = (lines: readonly CartLine[], intents: readonly CartIntent[]) =>
    planCartSync(lines, intents).map((call) => [call.kind, call.intent.product.id, 'lineId' in call ? call.lineId : null]);

  it('is told in the order in which the shopper wanted it', () => {
    const intents = [wish(3, 1, 30), wish(1, 1, 10), wish(2, 1, 20)];
    expect(calls([], intents)).toEqual([
      ['add', 1, null],
      ['add', 2, null],
      ['add', 3, null],
    ]);
    expect(intents.map(({ sequence }) => sequence)).toEqual([30, 10, 20]);
  });

  it.each([
    ['a floor that the cart has not', [], wish(1, 1, 1), 'add'],
    ['another number of boxes', [line(1, 2)], wish(1, 3, 1), 'edit'],
    ['the same boxes with installation', [line(1, 2)], wish(1, 2, 1, true), 'edit'],
    ['a floor taken out', [line(1, 2)], wish(1, 0, 1), 'delete'],
    ['nothing for what the cart has so', [line(1, 2, true)], wish(1, 2, 1, true), 'none'],
    ['nothing for a removal of what is gone', [line(2, 2)], wish(1, 0, 1), 'none'],
  ] as const)('is %s', (_what, lines, intent, kind) => {
    const [call] = planCartSync(lines, [intent]);
    expect(call).toEqual({ kind, intent, ...(kind === 'edit' || kind === 'delete' ? { lineId: 10 } : {}) });
  });
});

describe('A floor', () => {
  it('is sold by the box where it has a price and an area, and not without one of them', () => {
    expect(isSellable({ pricePerBoxCents: 1, sqftPerBox: 1 })).toBe(true);
    for (const [pricePerBoxCents, sqftPerBox] of [
      [0, 1],
      [1, 0],
      [-1, 1],
      [1, -1],
      [0, 0],
    ] as const) {
      expect(isSellable({ pricePerBoxCents, sqftPerBox })).toBe(false);
    }
  });

  it('goes into the cart with what a line shows, and not at all where it has no price or no area', () => {
    const product = productNumber(4);
    expect(cartProductOf(Object.assign({ brand: 'SPS' }, product))).toEqual(product);
    expect(cartProductOf({ ...product, pricePerBoxCents: null })).toBeNull();
    expect(cartProductOf({ ...product, sqftPerBox: null })).toBeNull();
    expect(cartProductOf({ ...product, sqftPerBox: 0 })).toBeNull();
  });
});
