import { expect, test } from 'vitest';
import { isEmail, normalEmail, typedEmail } from './email';

const LOCAL_64 = 'a'.repeat(64);

test.each([
  'ana@example.com',
  'Ana.Diaz+floor@Example.co.uk',
  "o'neil_1%x{y}@shop-1.example",
  'a@xn--bcher-kva.example',
  'a@b.xn--p1ai',
  '1@2.example',
  `${LOCAL_64}@example.com`,
  `ana@${'abc.'.repeat(61)}abcdef`,
])('%s is one mailbox', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@shop',
  'ana@@example.com',
  'a@b@example.com',
  'ana@example..com',
  'ana@.example.com',
  'ana@example.com.',
  'ana@-example.com',
  'ana@example-.com',
  '.ana@example.com',
  'ana.@example.com',
  'a..na@example.com',
  ' ana@example.com',
  'ana@example.com\n',
  'ana@example.com\r\nBcc: eve@example.com',
  'ana@exam\tple.com',
  'ana@example.com, eve@example.com',
  'ana@example.com;eve@example.com',
  'friends:ana@example.com;',
  'Ana <ana@example.com>',
  '<ana@example.com>',
  'ana@example.com (call me)',
  'ana(call me)@example.com',
  '"ana diaz"@example.com',
  '"eve@example.com"@example.com',
  'ana\\@x@example.com',
  'ana@[192.0.2.1]',
  'ana@[IPv6:2001:db8::1]',
  'ana@192.0.2.1',
  'ana@example.1',
  'ana@exämple.com',
  'аna@example.com',
  'ana@example。com',
  'ana@exa_mple.com',
  'ana\u0000@example.com',
  'ana\u200b@example.com',
  'ana@example.com\u202e',
  `a${LOCAL_64}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'abc.'.repeat(70)}com`,
  `ana@${'abc.'.repeat(61)}abcdefg`,
])('%j is not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  'ana@example.com',
  ' ana@example.com\u00a0',
  'ana\u200b@example.com\ufeff',
  'ana＠example.com',
  'mailto:ana@example.com',
  'ana@example.com\u202e',
])('Typed or pasted as %j it is ana@example.com', (typed) => {
  expect(typedEmail(typed)).toBe('ana@example.com');
});

test.each([
  ['bob@münchen.de', 'bob@xn--mnchen-3ya.de'],
  ['bob@mu\u0308nchen.de', 'bob@xn--mnchen-3ya.de'],
  ['Bob@MÜNCHEN.de', 'Bob@xn--mnchen-3ya.de'],
  ['ana@example。com', 'ana@example.com'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@straße.example', 'ana@xn--strae-oqa.example'],
  ['Ana@Example.com', 'Ana@Example.com'],
  ['ana@10。0。0。1', 'ana@10.0.0.1'],
  ['ana@exä/mple.com', 'ana@exä/mple.com'],
  ['ana@exämple.com:80', 'ana@exämple.com:80'],
  ['ana@exämple%2e.com', 'ana@exämple%2e.com'],
  ['ana@-exämple.com', 'ana@-exämple.com'],
  ['ana@exämple-.com', 'ana@exämple-.com'],
  ['ana@exämple..com', 'ana@exämple..com'],
  ['ä', 'ä'],
  ['', ''],
])('The one form of %j is %j, typed or pasted too', (typed, form) => {
  expect(normalEmail(typed)).toBe(form);
  expect(normalEmail(form)).toBe(form);
  expect(typedEmail(` ${typed}`)).toBe(form);
});
