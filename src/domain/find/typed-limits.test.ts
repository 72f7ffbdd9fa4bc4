import { describe, expect, test } from 'vitest';
import { floor, passing } from '../../../tests/find/passing-floors';
import { readTypedQuery } from './typed-query';
import { wordsOf } from './floor-phrases';

const prices = (typed: string) => passing(typed, [299, 300, 350, 351], (cents) => floor({}, cents));
const mils = (typed: string) => passing(typed, [6, 12, 20, 28], (wearLayerMil) => floor({ wearLayerMil }));
const sounds = (typed: string) => passing(typed, [49, 50, 55, 60], (iic) => floor({ iic }));
const thicknesses = (typed: string) => passing(typed, [5, 6, 6.5, 8, 9], (thicknessMm) => floor({ thicknessMm }));
const widths = (typed: string) => passing(typed, [5.9, 7.17, 8.98, 16], (plankWidthInches) => floor({ plankWidthInches }));

describe('A limit that is denied is the opposite limit', () => {
  test.each([
    'no more than $3',
    'not more than $3',
    'no over $3',
    'not over $3',
    'not above $3',
    'no higher than $3',
    'not greater than 3',
    'no mas de 3',
    'no más de $3',
  ])('%s shows no dearer floor', (typed) => {
    expect(prices(typed)).toEqual([299, 300]);
  });

  test.each([
    'no less than 20 mil',
    'not less than 20 mil',
    'not under 20 mil',
    'not below 20 mil',
    'no thinner than 20 mil',
    'no menos de 20 mil',
  ])('%s shows no thinner wear layer', (typed) => {
    expect(mils(typed)).toEqual([20, 28]);
  });

  test('and a word that ends like one denies nothing', () => {
    const { passes } = readTypedQuery('piano more than $3');
    expect([passes(floor({}, 299)), passes(floor({}, 301))]).toEqual([false, true]);
  });
});

test.each([
  ['maximum of $3', prices, [299, 300]],
  ['$3.50 or cheaper', prices, [299, 300, 350]],
  ['$3.50 or below', prices, [299, 300, 350]],
  ['a minimum of 20 mil', mils, [20, 28]],
  ['20+ mil', mils, [20, 28]],
  ['20 mil or over', mils, [20, 28]],
  ['thicker than 12 mil', mils, [12, 20, 28]],
  ['thinner than 6 mm', thicknesses, [5, 6]],
  ['wider than 8.9"', widths, [8.98, 16]],
  ['narrower than 6 inch', widths, [5.9]],
  ['iic under 50', sounds, [49, 50]],
  ['iic no less than 55', sounds, [55, 60]],
  ['iic 50-55', sounds, [50, 55]],
] as const)('%s is understood as a limit', (typed, figures, expected) => {
  expect(figures(typed)).toEqual(expected);
});

test('A limit after another belongs to its own figure', () => {
  const { passes, words } = readTypedQuery('20 mil and under $3');
  expect([
    words,
    passes(floor({ wearLayerMil: 20 }, 299)),
    passes(floor({ wearLayerMil: 12 }, 299)),
    passes(floor({ wearLayerMil: 20 }, 301)),
  ]).toEqual([[], true, false, false]);
});

describe('A range with its unit at both figures', () => {
  test.each([
    ['6 mm to 8 mm', thicknesses, [6, 6.5, 8]],
    ['6mm-8mm thick', thicknesses, [6, 6.5, 8]],
    ['12 mil to 20 mil', mils, [12, 20]],
    ['12 mil and 20 mil', mils, [12, 20]],
    ['between 7" and 9"', widths, [7.17, 8.98]],
    ['7" to 9" wide', widths, [7.17, 8.98]],
    ['from 7 in to 9 in', widths, [7.17, 8.98]],
    ['50 iic to 55 iic', sounds, [50, 55]],
    ['from 3 dollars to 3.50 dollars', prices, [300, 350]],
  ] as const)('is one limit: %s', (typed, figures, expected) => {
    expect(figures(typed)).toEqual(expected);
  });

  test('leaves the other words', () => {
    expect(readTypedQuery('7" to 9" wide oak').words).toEqual(['oak']);
  });

  test('is none where the units differ: both are limits', () => {
    const { passes, words } = readTypedQuery('20 mil and 6 mm to 8 mm');
    const passesWith = (wearLayerMil: number, thicknessMm: number) => passes(floor({ wearLayerMil, thicknessMm }));
    expect([words, passesWith(20, 7), passesWith(12, 7), passesWith(20, 9)]).toEqual([[], true, false, false]);
  });
});

describe('A number is read whole', () => {
  test.each([
    ['6,5 mm', thicknesses, [6.5]],
    ['6,5mm', thicknesses, [6.5]],
    ['5,0-6,5 mm', thicknesses, [5, 6, 6.5]],
    ['under $3,50', prices, [299, 300, 350]],
    ['7,09 in', widths, [7.17]],
    ['٢٠ mil', mils, [20]],
    ['६,५ mm', thicknesses, [6.5]],
    ['٦٫٥ mm', thicknesses, [6.5]],
    ['5/16 in thick', thicknesses, [8]],
    ['1/4"', thicknesses, [6, 6.5]],
    ['¼ inch', thicknesses, [6, 6.5]],
    ['under 1/4 inch thick', thicknesses, [5, 6, 6.5]],
    ['at least 5/16 inch', thicknesses, [8, 9]],
  ] as const)('%s', (typed, figures, expected) => {
    expect(figures(typed)).toEqual(expected);
  });

  test('with its thousands, in what is typed as in what is found', () => {
    expect(readTypedQuery('1,250').words).toEqual(['1250']);
    expect(wordsOf('A pallet of 1,250 sqft, 6,5 mm thick, 4x8,12x24')).toEqual([
      'a',
      'pallet',
      'of',
      '1250',
      'sqft',
      '6.5',
      'mm',
      'thick',
      '4x8',
      '12x24',
    ]);
    expect(passing('under $1,250', [1_249, 125_000, 125_001], (cents) => floor({}, cents))).toEqual([1_249, 125_000]);
  });

  test('and two figures beside a stroke are two limits', () => {
    const { passes, words } = readTypedQuery('6.5mm/20mil');
    expect([words, passes(floor({ thicknessMm: 6.5, wearLayerMil: 20 })), passes(floor({ thicknessMm: 6.5, wearLayerMil: 12 }))]).toEqual([
      [],
      true,
      false,
    ]);
  });

  test('in a size', () => {
    expect(readTypedQuery('7,09 x 48,03 in').words).toEqual(['7x48']);
  });
});
