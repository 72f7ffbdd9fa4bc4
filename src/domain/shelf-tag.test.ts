import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScannedCode } from './scanned-code';
import { readTag, tagAddress, tagOf, type ShelfTag } from './shelf-tag';

const SHOP = 'https://shop.example';
const TAG: ShelfTag = { productId: 107, priceCentsPerSqft: 319, pricePerBoxCents: 7_541, day: '2026-11-25' };

const tags: fc.Arbitrary<ShelfTag> = fc.record({
  productId: fc.integer({ min: 1, max: 999_999_999 }),
  priceCentsPerSqft: fc.integer({ min: 0, max: 99_999_999 }),
  pricePerBoxCents: fc.integer({ min: 0, max: 99_999_999 }),
  day: fc
    .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});
const slugs = fc.string({ unit: 'grapheme', minLength: 1 }).filter((slug) => slug.trim() !== '');

test('a tag holds the floor, its two prices and the day, and nothing else', () => {
  const address = tagAddress(SHOP, 'family-20-coastal-maple', TAG);
  expect(address).toBe('https://shop.example/products/family-20-coastal-maple?tag=1.107.319.7541.20261125');
  expect(readScannedCode(address, SHOP)).toEqual({ kind: 'floor', slug: 'family-20-coastal-maple', tag: TAG, isTagDamaged: false });
});

test('an address in another language is that of the same floor, and of the same quote', () => {
  expect(readScannedCode('https://shop.example/es/products/coastal-maple', SHOP)).toEqual(
    readScannedCode('https://shop.example/products/coastal-maple', SHOP),
  );
  expect(readScannedCode('https://shop.example/es/quote#v1.x', SHOP)).toEqual({ kind: 'quote', fragment: 'v1.x' });
  expect(readScannedCode('https://shop.example/es', SHOP)).toEqual({ kind: 'other-page' });
});

test('every tag of every floor reads as it was written', () => {
  fc.assert(
    fc.property(tags, slugs, (tag, slug) => {
      const read = readScannedCode(tagAddress(SHOP, slug, tag), SHOP);
      expect(read).toEqual({ kind: 'floor', slug, tag, isTagDamaged: false });
    }),
    { numRuns: 2_000 },
  );
});

test('a tag that was cut anywhere says no price', () => {
  const address = tagAddress(SHOP, 'coastal-maple', TAG);
  for (let length = 0; length < address.length; length += 1) {
    const read = readScannedCode(address.slice(0, length), SHOP);
    expect(read.kind === 'floor' ? read.tag : null).toBeNull();
  }
});

test('a tag with a day that is none, a later version or more than its five figures says no price', () => {
  for (const text of ['1.107.319.7541.20260231', '2.107.319.7541.20261125', '1.107.319.7541.20261125.9', '1.107.-1.7541.20261125', ''])
    expect(readTag(text)).toBeNull();
});

test('no text makes the reader throw, and none but this shop gives a floor', () => {
  const pieces = fc.constantFrom(
    'https://',
    'shop.example',
    '/products/',
    '/quote#v1.',
    '?tag=',
    '1.107.319.7541.20261125',
    '%',
    '%E0%A4',
    '#',
    '@',
    '107',
    ' ',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const read = readScannedCode(text, SHOP);
      if (read.kind === 'floor' || read.kind === 'quote') expect(text.toLowerCase()).toMatch(/https:\/\/shop\.example[/:]/);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['https://SHOP.example:443/products/oak/', 'floor'],
  ['https://shop.example/products/oak?tag=1.107.319', 'floor'],
  ['https://shop.example/quote#v1.abc', 'quote'],
  ['https://shop.example/about-us', 'other-page'],
  ['https://shop.example/products/%E0%A4', 'other-page'],
  ['https://shop.example.evil.test/products/oak', 'address'],
  ['https://shop.example@evil.test/products/oak', 'words'],
  ['http://shop.example/products/oak?tag=1.107.319.7541.20261125', 'other-shop'],
  ['https://other.example/products/oak?tag=1.107.319.7541.20261125', 'other-shop'],
  ['https://other.example/quote#v1.abc', 'other-shop'],
  ['https://menu.example/pizza', 'address'],
  ['No. 107', 'number'],
  ['#107', 'number'],
  ['0107', 'number'],
  ['№ 107', 'number'],
  ['№107', 'number'],
  ['nº 107', 'number'],
  ['１０７', 'number'],
  ['١٠٧', 'number'],
  ['107.', 'number'],
  ['\u200e107', 'number'],
  ['# 107', 'number'],
  ['Nr. 107', 'number'],
  ['107 or 108', 'words'],
  ['nor 107', 'words'],
  ['03６000291452', 'barcode'],
  ['\u200e', 'nothing'],
  ['Open: https://shop.example/quote#v1.abc', 'quote'],
  ['Your quote <https://shop.example/quote#v1.abc>.', 'quote'],
  ['\u200ehttps://shop.example/products/oak', 'floor'],
  ['See https://menu.example/pizza or https://shop.example/products/oak, please', 'floor'],
  ['(https://other.example/quote#v1.abc)', 'other-shop'],
  ['See https://menu.example/pizza', 'words'],
  ['See https://shop.example@evil.test/products/oak', 'words'],
  ['036000291452', 'barcode'],
  ['coastal maple', 'words'],
  ['WIFI:S:Shop;T:WPA;P:secret;;', 'words'],
  ['javascript:alert(1)', 'words'],
  ['   ', 'nothing'],
])('%s is %s', (text, kind) => {
  expect(readScannedCode(text, SHOP).kind).toBe(kind);
});

test('a pasted message opens the code in it, without the marks around it', () => {
  expect(readScannedCode('Open: <https://shop.example/quote#v1.a_b-c>.', SHOP)).toEqual({ kind: 'quote', fragment: 'v1.a_b-c' });
  expect(readScannedCode(`“${tagAddress(SHOP, 'oak', TAG)}”, said Ana`, SHOP)).toMatchObject({ kind: 'floor', slug: 'oak', tag: TAG });
});

test.each([
  ['https://www.shop.example', 'https://shop.example'],
  ['https://shop.example', 'https://WWW.shop.example'],
])('a tag printed at %s is read at %s', (printed, read) => {
  expect(readScannedCode(tagAddress(printed, 'oak', TAG), read)).toMatchObject({ kind: 'floor', tag: TAG });
});

test('a code of another shop is told by the address that stands in it', () => {
  expect(readScannedCode('https://www.other.example/quote#v1.abc', SHOP)).toEqual({ kind: 'other-shop', host: 'www.other.example' });
});

test('tags printed at one name of this machine are read at another', () => {
  const read = readScannedCode(tagAddress('http://127.0.0.1:8080', 'oak', TAG), 'http://localhost:8080');
  expect(read).toMatchObject({ kind: 'floor', tag: TAG });
});

test('a floor without a price has no tag', () => {
  expect(tagOf({ id: 1, priceCentsPerSqft: null, pricePerBoxCents: 100 }, TAG.day)).toBeNull();
  expect(tagOf({ id: 1, priceCentsPerSqft: 100, pricePerBoxCents: null }, TAG.day)).toBeNull();
  expect(tagOf({ id: 107, priceCentsPerSqft: 319, pricePerBoxCents: 7_541 }, TAG.day)).toEqual(TAG);
});
