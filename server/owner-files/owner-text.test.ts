import { describe, expect, test } from 'vitest';
import { ownerText, textDamage, windowsByte, windowsSigns } from './owner-text';

const TEXT = 'slug;title\r\ncafe;Café “Oak” ½ – 5 €\r\n';
const utf16le = Buffer.from(TEXT, 'utf16le');
const utf16be = Buffer.from(utf16le).swap16();
const mark = (bytes: readonly number[], content: Buffer): Buffer => Buffer.concat([Uint8Array.from(bytes), content]);
/** As Excel for Windows saves 'CSV (comma delimited)'. */
const windowsBytes = (text: string): Buffer => Buffer.from([...text].map((sign) => windowsByte(sign) ?? 0));
const windows = windowsBytes(TEXT);
/** A line that ends as old Macs end lines. */
const oldMacLine = (bytes: readonly number[]): Buffer => Buffer.from([...bytes, 0x0d]);

describe('A text file of the owner is read as it was written', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', mark([0xef, 0xbb, 0xbf], Buffer.from(TEXT))],
    ['UTF-16, as "Unicode text" of Excel', mark([0xff, 0xfe], utf16le)],
    ['UTF-16 in the other order', mark([0xfe, 0xff], utf16be)],
    ['UTF-16 without a mark', utf16le],
    ['UTF-16 without a mark in the other order', utf16be],
    ['Windows-1252', windows],
  ])('in %s', (_encoding, content) => {
    expect(ownerText(content)).toBe(TEXT);
  });
});

test.each(['d’Or', 'Mar’s “Oak” – 5 € • ½ inch', 'oak—ash', '20 °C, Oak® floors', '5½ x 48'])(
  'Signs that are written in and beside words are no letters of another encoding: %s',
  (words) => {
    for (const end of ['', '\n', '\r\n']) expect(ownerText(windowsBytes(words + end))).toBe(words + end);
  },
);

describe('A file is refused rather than guessed', () => {
  test.each([
    ['of an old Mac: é is 0x8E there', Buffer.from([0x43, 0x61, 0x66, 0x8e])],
    ['of an old Mac: ’ is 0xD5 there', Buffer.from([0x64, 0x6f, 0x6e, 0xd5, 0x74])],
    ['of an old Mac: ñ is 0x96 there', Buffer.from([0x61, 0x96, 0x6f])],
    ['of an old Mac: ó is 0x97 there', oldMacLine([0x6a, 0x61, 0x6d, 0x97, 0x6e])],
    ['of an old Mac: í is 0x92 there', oldMacLine([0x72, 0x92, 0x6f])],
    ['of an old Mac: á is 0x87 there', Buffer.from([0x6d, 0x87, 0x73])],
    ['of DOS (CP437, CP850): ñ is 0xA4 there', Buffer.from([0x61, 0xa4, 0x6f])],
    ['of DOS (CP437, CP850): ó is 0xA2 there', Buffer.from([0x6a, 0x61, 0x6d, 0xa2, 0x6e])],
    ['of DOS (CP437, CP850): á is 0xA0 there', Buffer.from([0x6d, 0xa0, 0x73])],
    ['of DOS (CP437, CP850): Ñ is 0xA5 there', Buffer.from([0x41, 0xa5, 0x4f])],
    ['that is a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00, 0x21, 0xe9])],
    ['in UTF-16 that was cut apart', mark([0xff, 0xfe], utf16le.subarray(0, -1))],
    ['in UTF-8 with a mark and a wrong byte', mark([0xef, 0xbb, 0xbf], Buffer.from([0x41, 0xe9]))],
  ])('%s', (_what, content) => {
    expect(ownerText(content)).toBeNull();
  });
});

/** UTF-8 that was read as Windows-1252, as many programs do. */
const misread = (text: string): string => windowsSigns(Buffer.from(text));

test.each(['Café', 'Don’t', '½ inch', '5 €', 'Oak – pale', '“Oak”', 'Oak™', '🪵'])(
  '%s that was read in another encoding is seen',
  (text) => {
    expect(textDamage(misread(text))).toMatch(/^'.+' was '.+' before it was read in another encoding\./);
  },
);

test('A character that was lost is seen, also one that was lost before another misreading', () => {
  expect(textDamage('Caf\ufffd')).toContain('was lost');
  expect(textDamage(misread('Caf\ufffd'))).toContain('was lost');
});

test.each(['Café', '“CAFÉ”', 'Año', 'naïve', 'À la carte – “Âme”', 'Ångström', '5½″ × 48″', '100 °F', '日本', 'façade… ', '🪵 oak'])(
  '%s is a sound text',
  (text) => {
    expect(textDamage(text)).toBeNull();
  },
);
