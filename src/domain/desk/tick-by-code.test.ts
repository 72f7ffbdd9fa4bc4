import { expect, it } from 'vitest';
import { aDeskOrder } from '../../../tests/fixtures/desk-order';
import { tagAddress } from '../shelf-tag';
import { tickByCode } from './tick-by-code';

const ORIGIN = 'https://floors.example';
const [line] = aDeskOrder().lines;
if (line === undefined) throw new Error('An order without lines');
const lines = [line, { ...line, productId: 2, slug: 'walnut', title: 'Walnut', boxes: 1 }];
const floors = [
  ...lines.map(({ productId, slug, title }) => ({ productId, slug: slug ?? '', title })),
  { productId: 3, slug: 'maple', title: 'Maple' },
];
const tag = (slug: string, productId: number, shop = ORIGIN): string =>
  tagAddress(shop, slug, { productId, priceCentsPerSqft: 300, pricePerBoxCents: 6000, day: '2026-11-28' });
const scan = (text: string, picked: readonly number[] = []) =>
  tickByCode(text, { order: { orderNumber: 'SPS-7', lines, picked }, floors, origin: ORIGIN });

it.each([
  ['the tag of its floor', tag('walnut', 2)],
  ['a tag printed before the floor was named anew', tag('old-walnut', 2)],
  ["the floor's page", `${ORIGIN}/products/walnut`],
  ['the number under the code', 'No. 2'],
])('%s ticks the floor', (_name, text) => {
  expect(scan(text)).toEqual({ kind: 'ticked', productId: 2, words: "'Walnut' is ticked: 1 box." });
});

it.each([
  ['another floor', tag('maple', 3), "'Maple' is not part of SPS-7: put it back. Still to pick: 'Oak', 'Walnut'."],
  ['another floor by number', '3', "'Maple' is not part of SPS-7: put it back. Still to pick: 'Oak', 'Walnut'."],
  ['an unknown floor', '999', "This floor is not part of SPS-7: put it back. Still to pick: 'Oak', 'Walnut'."],
  ['a tag of another shop', tag('walnut', 2, 'https://other.example'), 'This tag is of another shop. Scan the tag on the shelf.'],
  ['the barcode of a box', '4006381333931', 'This is the barcode of a maker, which says nothing here. Scan the tag on the shelf.'],
  ['a quote', `${ORIGIN}/quote#v1.abc`, 'This is a quote, and not a floor. Scan the tag on the shelf.'],
  ['nothing', ' ', 'Nothing was read. Scan the tag on the shelf.'],
])('%s is refused in words', (_name, text, words) => {
  expect(scan(text)).toEqual({ kind: 'refused', words });
});

it('A floor that is ticked already is said so, and what is left is named', () => {
  expect(scan('2', [2])).toEqual({ kind: 'refused', words: "'Walnut' is ticked already. Leave a second lot of it here." });
  expect(scan('3', [1])).toMatchObject({ words: "'Maple' is not part of SPS-7: put it back. Still to pick: 'Walnut'." });
});
