import { describe, expect, it } from 'vitest';
import { cartStockWords, isBeyondStock, refusedBoxesWords, stockWords, type ShortFloor, type Stock } from './stock';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const stock = (boxesOnHand: number | null, backOn: string | null = null): Stock => ({ boxesOnHand, asOf: '2026-11-26', backOn });

describe('What a shopper is told of the boxes of a floor', () => {
  it.each([
    [stock(28), 0, '28 boxes on hand on Nov 26, 2026'],
    [stock(28), 28, '28 boxes on hand on Nov 26, 2026'],
    [stock(1), 1, '1 box on hand on Nov 26, 2026'],
    [stock(28, '2026-12-03'), 9, '28 boxes on hand on Nov 26, 2026'],
    [stock(12), 15, 'Fewer boxes on hand than you chose: 12 of 15 on Nov 26, 2026'],
    [stock(12, '2026-12-03'), 15, 'Fewer boxes on hand than you chose: 12 of 15 on Nov 26, 2026. More come on Dec 3, 2026'],
    [stock(12, '2026-11-20'), 15, 'Fewer boxes on hand than you chose: 12 of 15 on Nov 26, 2026'],
    [stock(0), 9, 'No boxes on hand on Nov 26, 2026'],
    [stock(0, '2026-12-03'), 9, 'Back on Dec 3, 2026'],
    [stock(0, '2026-11-20'), 9, 'No boxes on hand on Nov 26, 2026'],
    [stock(null, '2026-12-03'), 9, 'Back on Dec 3, 2026'],
    [stock(null, '2026-11-20'), 9, null],
  ])('%j, who wants %i', (known, boxes, words) => {
    expect(stockWords(known, boxes, NOW)).toBe(words);
  });

  it('is the day for more, where no clock may be read', () => {
    expect(stockWords(stock(null, '2020-01-01'), 9, null)).toBe('Back on Jan 1, 2020');
  });

  it('is only beyond a count that is known', () => {
    expect([isBeyondStock(undefined, 9), isBeyondStock(stock(null), 9), isBeyondStock(stock(9), 9), isBeyondStock(stock(8), 9)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('Why an order is refused', () => {
  const short = (boxesOnHand: number, freeBoxes: number, backOn: string | null = null): ShortFloor => ({
    title: 'Oak',
    stock: { boxesOnHand, asOf: '2026-11-26', backOn },
    freeBoxes,
  });
  it.each([
    [short(12, 12), 'Oak has 12 boxes on hand; choose 12 or fewer, or call us.'],
    [short(1, 1), 'Oak has 1 box on hand; choose 1 box, or call us.'],
    [short(12, 12, '2026-12-03'), 'Oak has 12 boxes on hand; choose 12 or fewer, or call us. More come on Dec 3, 2026.'],
    [
      short(12, 2),
      'Oak has 12 boxes on hand, and other shoppers are paying for 10 of them; choose 2 or fewer, try again in an hour, or call us.',
    ],
    [short(12, 0), 'Oak has 12 boxes on hand, and other shoppers are paying for all of them; try again in an hour, or call us.'],
    [short(0, 0), 'Oak has no boxes on hand; take it out of your cart, or call us.'],
  ])('of %j', (floor, words) => {
    expect(refusedBoxesWords(floor, NOW)).toBe(words);
  });
});

describe('Beside a floor of a cart', () => {
  const words = (known: Stock | undefined, refuses: boolean) =>
    cartStockWords({ product: { title: 'Oak', ...(known === undefined ? {} : { stock: known }) }, boxes: 15 }, refuses, NOW);

  it('nothing is said where its boxes are on hand, or nobody counts them', () => {
    expect([words(undefined, true), words(stock(15), true), words(stock(28), false), words(stock(null), true)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [stock(12), 'Fewer boxes on hand than you chose: 12 of 15 on Nov 26, 2026. You can order all the same; the rest may take longer.'],
    [stock(0, '2026-12-03'), 'Back on Dec 3, 2026. You can order all the same; it may take longer.'],
    [stock(null, '2026-12-03'), 'Back on Dec 3, 2026. You can order all the same; it may take longer.'],
  ])('%j is told, and that the shop takes the order', (known, told) => {
    expect(words(known, false)).toBe(told);
  });

  it('of a shop that refuses it is told what to do', () => {
    expect(words(stock(12), true)).toBe('Oak has 12 boxes on hand; choose 12 or fewer, or call us.');
    expect(words(stock(null, '2026-12-03'), true)).toBe('Back on Dec 3, 2026. You can order all the same; it may take longer.');
  });
});
