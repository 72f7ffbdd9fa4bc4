import { expect, test } from 'vitest';
import { mailSenderFrom, shopAsSender } from './mail-sender';

const SHOP = { name: '', address: 'shop@floors.example' };
const SETTINGS = { shopName: 'Oak & Co', email: 'shop@floors.example' };

test.each([
  ['shop@floors.example', SHOP],
  ['Böden <shop@böden.example>', { name: 'Böden', address: 'shop@xn--bden-5qa.example' }],
  ['<shop@floors.example>', SHOP],
  ['< shop@floors.example >', SHOP],
  [' shop@floors.example ', SHOP],
  ['Say "oak" <shop@floors.example>', { ...SHOP, name: 'Say "oak"' }],
  ['"oak" floors <shop@floors.example>', { ...SHOP, name: '"oak" floors' }],
  [`${'a'.repeat(100)}<shop@floors.example>`, { ...SHOP, name: 'a'.repeat(100) }],
  ['Floors of Doral <shop@floors.example>', { ...SHOP, name: 'Floors of Doral' }],
  ['"Diaz, Floors & Co." <shop@floors.example>', { ...SHOP, name: 'Diaz, Floors & Co.' }],
  ['Größe Böden<shop@floors.example>', { ...SHOP, name: 'Größe Böden' }],
])('Mails may come from %s', (text, sender) => {
  expect(mailSenderFrom(text)).toEqual(sender);
});

test.each([
  'shop',
  'shop@floors',
  'Floors shop@floors.example',
  'a@b.example, c@d.example',
  'A <a@b.example> B <c@d.example>',
  '<>',
  'x <y>',
  `${'a'.repeat(101)}<shop@floors.example>`,
])('Mails cannot come from %s', (text) => {
  expect(mailSenderFrom(text)).toBeUndefined();
});

test("Without MAIL_FROM it is the shop's own address, and nobody's while that is none", () => {
  expect(shopAsSender(null, SETTINGS)).toEqual({ ...SHOP, name: 'Oak & Co' });
  expect(shopAsSender(null, { ...SETTINGS, email: 'by telephone' })).toEqual({ name: 'Oak & Co', address: 'store@shop.invalid' });
});

test('MAIL_FROM without a name gets that of the settings', () => {
  expect(shopAsSender({ name: '', address: 'mail@host.example' }, SETTINGS)).toEqual({ name: 'Oak & Co', address: 'mail@host.example' });
  expect(shopAsSender({ name: 'Floors', address: 'mail@host.example' }, SETTINGS)).toEqual({
    name: 'Floors',
    address: 'mail@host.example',
  });
});
