import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product, ProductDetails } from './catalogue';
import { compareFloors, countRows, onlyDifferences, type ComparedFloor } from './compare-rows';
import { FALLBACK_PICTURE } from './picture';
import { UNSAID } from '../../tests/fixtures/unsaid-of-product';

const product: Product = {
  id: 1,
  categoryId: 1,
  title: 'Family 20 - Coastal Maple',
  slug: 'coastal-maple',
  priceCentsPerSqft: 319,
  ...UNSAID,
  pricePerBoxCents: 7541,
  sqftPerBox: 2364,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
};

type Rows = readonly (readonly [title: string, value: string])[];

function floor(rows: Rows, part: Partial<Product> = {}, group = 'Construction'): ComparedFloor {
  const specifications = [{ id: 1, title: group, rows: rows.map(([title, value]) => ({ title, value })) }];
  const details: ProductDetails = { product: { ...product, ...part }, media: [], specifications };
  return { details, hasDetails: true };
}

const NOW = Date.parse('2026-11-26T12:00:00Z');
const rowsOf = (floors: readonly ComparedFloor[]) => compareFloors(floors, NOW).groups.flatMap(({ rows }) => rows);
const wordsOf = (floors: readonly ComparedFloor[], title: string) =>
  rowsOf(floors)
    .find((row) => row.title === title)
    ?.values.map((value) => (value.kind === 'stated' ? value.words : value.kind));

test('The price per sqft and per box stand first, with the area of the box', () => {
  const [first, second] = rowsOf([floor([]), floor([], { priceCentsPerSqft: null, pricePerBoxCents: 12_978 })]);
  expect(first).toMatchObject({ title: 'Price per sqft', differs: true });
  expect(second?.values).toEqual([
    { kind: 'stated', words: '$75.41 for 23.64 sqft' },
    { kind: 'stated', words: '$129.78 for 23.64 sqft' },
  ]);
});

test('Rows of the same title stand in one line, whatever their case and spaces; a floor without one says so', () => {
  const floors = [
    floor([
      ['Wear layer', '20 mil'],
      ['Core', 'SPC'],
    ]),
    floor([[' wear  Layer ', '12 mil']], {}, ' construction'),
  ];
  expect(wordsOf(floors, 'Wear layer')).toEqual(['20 mil', '12 mil']);
  expect(wordsOf(floors, 'Core')).toEqual(['SPC', 'not stated']);
});

test('What differs stands before what is equal, in the order of the first floor', () => {
  const floors = [
    floor([
      ['A', '1'],
      ['B', '1'],
      ['C', '1'],
    ]),
    floor([
      ['A', '1'],
      ['B', '2'],
      ['C', '2'],
    ]),
  ];
  expect(
    compareFloors(floors, NOW)
      .groups.at(-1)
      ?.rows.map(({ title }) => title),
  ).toEqual(['B', 'C', 'A']);
});

test('A row that only the second floor has stands where that floor puts it', () => {
  const floors = [
    floor([
      ['A', '1'],
      ['C', '1'],
    ]),
    floor([
      ['A', '1'],
      ['B', '1'],
      ['C', '1'],
    ]),
  ];
  expect(
    new Set(
      compareFloors(floors, NOW)
        .groups.at(-1)
        ?.rows.map(({ title }) => title),
    ),
  ).toEqual(new Set(['B', 'A', 'C']));
  expect(wordsOf(floors, 'B')).toEqual(['not stated', '1']);
});

test('A floor whose details are not here differs from nothing and says that they are missing', () => {
  const unknown: ComparedFloor = { ...floor([]), hasDetails: false };
  const floors = [floor([['Core', 'SPC']]), unknown];
  expect(wordsOf(floors, 'Core')).toEqual(['SPC', 'not here']);
  expect(rowsOf(floors).find(({ title }) => title === 'Core')?.differs).toBe(false);
});

test('The row that explains a mark is a note, once', () => {
  const floors = [
    floor([
      ['IIC / STC', '57 / 51 *'],
      ['*', 'Demo data'],
    ]),
    floor([['*', 'Demo data']]),
  ];
  expect(compareFloors(floors, NOW).footnotes).toEqual(['* Demo data']);
  expect(wordsOf(floors, '*')).toBeUndefined();
});

test('A day for more boxes is said until it is over', () => {
  const backOn = (day: string): Partial<Product> => ({ stock: { boxesOnHand: 0, asOf: '2026-11-20', backOn: day } });
  const floors = [floor([], backOn('2026-12-03')), floor([], backOn('2026-11-23')), floor([])];
  expect(wordsOf(floors, 'Boxes on hand')).toEqual(['Back on Dec 3, 2026', 'No boxes on hand on Nov 20, 2026', 'not stated']);
});

const anyRows = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'e'), fc.constantFrom('', '1', '2', ' 1 ', '3')), { maxLength: 8 });
const anyFloors = fc.array(fc.tuple(anyRows, fc.constantFrom(199, 319, null)), { minLength: 2, maxLength: 4 });

test('What a floor says in two rows of one title is joined without stray spaces, and an empty one adds nothing', () => {
  const saysTwice = (...values: readonly string[]): ComparedFloor => floor(values.map((value) => ['Core', value]));
  const floors = [saysTwice('SPC', ' 5 mm '), saysTwice('SPC', '5 mm'), saysTwice('', 'WPC'), saysTwice('WPC', ' ')];
  expect(wordsOf(floors, 'Core')).toEqual(['SPC; 5 mm', 'SPC; 5 mm', 'WPC', 'WPC']);
});

test('Only differences hides exactly the rows in which all floors are equal', () => {
  fc.assert(
    fc.property(anyFloors, (written) => {
      const whole = compareFloors(
        written.map(([rows, priceCentsPerSqft]) => floor(rows, { priceCentsPerSqft })),
        NOW,
      );
      const equal = ({ values }: { readonly values: readonly unknown[] }): boolean =>
        values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));
      const all = whole.groups.flatMap(({ rows }) => rows);
      const left = onlyDifferences(whole).groups.flatMap(({ rows }) => rows);
      expect(left).toEqual(all.filter((row) => !equal(row)));
      expect(countRows(whole)).toEqual({ differing: left.length, all: all.length });
    }),
  );
});

test('Each row of each floor is in the comparison, and none twice', () => {
  fc.assert(
    fc.property(anyFloors, (written) => {
      const titles = rowsOf(written.map(([rows]) => floor(rows))).map(({ title }) => title.toLowerCase());
      expect(new Set(titles).size).toBe(titles.length);
      const asked = written.flatMap(([rows]) => rows.map(([title]) => title.toLowerCase()));
      expect(asked.filter((title) => !titles.includes(title))).toEqual([]);
    }),
  );
});
