import { expect, test } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import type { Product } from '../../domain/catalogue';
import { FALLBACK_PICTURE } from '../../domain/picture';
import { quoteLink } from '../../domain/quote/quote-link';
import { tagAddress } from '../../domain/shelf-tag';
import { judgeScan, type ScanFinding } from './judge-scan';
import { UNSAID } from '../../../tests/fixtures/unsaid-of-product';

const ORIGIN = 'https://shop.example';
const MAPLE: Product = {
  id: 107,
  categoryId: 1,
  title: 'Family 20 - Coastal Maple',
  slug: 'family-20-coastal-maple',
  priceCentsPerSqft: 319,
  ...UNSAID,
  pricePerBoxCents: 7_541,
  sqftPerBox: 2_364,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
};
const READ_AT = Date.parse('2026-11-25T15:00:00');
const judge = (text: string, more: { readonly isTyped?: boolean; readonly floors?: null } = {}): ScanFinding =>
  judgeScan(text, { origin: ORIGIN, floors: { products: [MAPLE], readAt: READ_AT }, isTyped: false, ...more });
const tag = (pricePerBoxCents: number, day: string): string =>
  tagAddress(ORIGIN, MAPLE.slug, { productId: 107, priceCentsPerSqft: 319, pricePerBoxCents, day });

test('A tag with today’s prices opens its floor at once', () => {
  expect(judge(tag(7_541, '2026-01-02'))).toEqual({ kind: 'floor', slug: MAPLE.slug, product: MAPLE });
});

test('A tag with an older price says both, and that today’s counts', () => {
  expect(judge(tag(6_999, '2026-11-01'))).toEqual({
    kind: 'notice',
    title: 'The price has changed since this tag',
    words: 'The tag of Nov 1, 2026 says $3.19 per sqft, $69.99 a box. Today it is $3.19 per sqft, $75.41 a box, and today’s price counts.',
    floor: MAPLE,
  });
});

test('A tag newer than what the device has saved says so', () => {
  const finding = judge(tag(8_000, '2026-11-27'));
  expect(finding).toMatchObject({ title: 'This tag is newer than the prices on this device', floor: MAPLE });
  expect(finding).toMatchObject({ words: expect.stringContaining('saved on Nov 25, 2026. Connect to the internet') });
});

test.each([
  ['https://www.shop.example', 'https://shop.example'],
  ['http://127.0.0.1:8080', 'http://localhost:8080'],
])('A quote and a tag made at %s open at %s: it is one shop', (made, opened) => {
  const link = quoteLink(sampleQuote(2), made);
  const known = { origin: opened, floors: { products: [MAPLE], readAt: READ_AT }, isTyped: false };
  expect(judgeScan(link, known)).toEqual({ kind: 'quote', fragment: link.slice(link.indexOf('#') + 1) });
  const shelf = tagAddress(made, MAPLE.slug, { productId: 107, priceCentsPerSqft: 319, pricePerBoxCents: 7_541, day: '2026-11-25' });
  expect(judgeScan(shelf, known)).toEqual({ kind: 'floor', slug: MAPLE.slug, product: MAPLE });
});

test('A floor whose address has changed is found by its number', () => {
  const text = tag(7_541, '2026-11-25').replace(MAPLE.slug, 'old-name');
  expect(judge(text)).toEqual({ kind: 'floor', slug: MAPLE.slug, product: MAPLE });
});

test('A damaged tag opens its floor, and says that its price could not be read', () => {
  expect(judge(tag(7_541, '2026-11-25').slice(0, -2))).toMatchObject({ title: 'The price on this tag cannot be read', floor: MAPLE });
});

test('A floor that is gone is said, with a search for one like it', () => {
  const other = tagAddress(ORIGIN, 'storm-oak', { productId: 9, priceCentsPerSqft: 1, pricePerBoxCents: 1, day: '2026-11-25' });
  expect(judge(other)).toMatchObject({ kind: 'notice', title: 'This floor is gone', search: 'storm oak' });
});

test('Without the list of floors a tag still leads to its floor, and a number says what it needs', () => {
  expect(judge(tag(7_541, '2026-11-25'), { floors: null })).toEqual({ kind: 'floor', slug: MAPLE.slug, product: null });
  expect(judge('107', { floors: null, isTyped: true })).toMatchObject({ title: 'The floors are not on this device yet' });
});

test.each([
  ['107', { kind: 'floor', slug: MAPLE.slug, product: MAPLE }],
  ['No. 107', { kind: 'floor', slug: MAPLE.slug, product: MAPLE }],
  ['999', { kind: 'notice', title: 'No floor has the number 999' }],
  ['storm oak', { kind: 'notice', search: 'storm oak' }],
  ['  ', { kind: 'notice', title: 'Nothing to look for' }],
])('Typed %s leads on or says what to type', (text, finding) => {
  expect(judge(text, { isTyped: true })).toMatchObject(finding);
});

test.each([
  ['WIFI:S:Shop;T:WPA;P:secret;;', 'This code holds the login of a Wi-Fi network'],
  ['BEGIN:VCARD', 'This code holds a contact'],
  ['hello', 'This code holds another text'],
  ['https://menu.example/pizza', 'This code is not from this shop'],
  ['https://other.example/products/oak?tag=1.1.1.1.20261125', 'This code is from another shop'],
  ['https://shop.example/account', 'This code is neither a floor nor a quote'],
  ['036000291452', 'This is the barcode of a package'],
  ['https://shop.example/quote#v1.abcd', 'The link is cut short'],
  ['https://shop.example/quote#v9.abcd', 'This quote needs a newer version of the store'],
])('A foreign or broken code is named: %s', (text, title) => {
  const finding = judge(text);
  expect(finding).toMatchObject({ kind: 'notice', title });
  expect(finding).not.toMatchObject({ words: expect.stringContaining('secret') });
});
