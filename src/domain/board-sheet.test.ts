import { expect, test } from 'vitest';
import { boardFootnotes, boardSheet } from './board-sheet';
import type { ProductDetails } from './catalogue';
import { FALLBACK_PICTURE } from './picture';
import { UNSAID } from '../../tests/fixtures/unsaid-of-product';

function details(rows: readonly (readonly [string, string])[]): ProductDetails {
  const product = {
    id: 107,
    categoryId: 1,
    title: 'Coastal Maple',
    slug: 'coastal-maple',
    priceCentsPerSqft: 319,
    ...UNSAID,
    pricePerBoxCents: 7541,
    sqftPerBox: 2364,
    picture: FALLBACK_PICTURE,
    descriptionHtml: '',
  };
  return { product, media: [], specifications: [{ id: 1, title: 'Any', rows: rows.map(([title, value]) => ({ title, value })) }] };
}

const lines = (rows: readonly (readonly [string, string])[]) =>
  Object.fromEntries(boardSheet(details(rows)).flatMap((group) => group.lines.map(({ label, value }) => [label, value])));

test('IIC and STC come from their common row, each with its mark', () => {
  expect(lines([['IIC / STC', '57 / 51 *']])).toMatchObject({ 'Impact sound, IIC': '57 *', 'Airborne sound, STC': '51 *' });
});

test('Words in the common row count for both', () => {
  expect(lines([['IIC / STC', 'Depends on assembly']])).toMatchObject({
    'Impact sound, IIC': 'Depends on assembly',
    'Airborne sound, STC': 'Depends on assembly',
  });
});

test('A back end with a row for each is read, too', () => {
  expect(
    lines([
      ['IIC', '60'],
      ['STC', '53'],
      ['Thickness', '6.5 mm'],
    ]),
  ).toMatchObject({
    'Impact sound, IIC': '60',
    'Airborne sound, STC': '53',
    'Total thickness': '6.5 mm',
  });
});

test('What is not stated is null, never left out', () => {
  const values = Object.values(lines([]));
  expect(values.length).toBeGreaterThanOrEqual(8);
  expect(values.every((value) => value === null)).toBe(true);
});

test('Demo data is marked once, and only where a figure of the sheet has the mark', () => {
  expect(
    boardFootnotes(
      details([
        ['Delta IIC', '22 *'],
        ['*', 'Demo data'],
        ['*', 'Demo data'],
      ]),
    ),
  ).toEqual(['* Demo data']);
  expect(
    boardFootnotes(
      details([
        ['Residential', '25 years *'],
        ['*', 'Demo data'],
      ]),
    ),
  ).toEqual([]);
});
