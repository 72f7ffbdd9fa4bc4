import { describe, expect, test } from 'vitest';
import { ownerText } from './owner-text';

const TEXT = 'slug;title\r\ncafe;Café “Oak” ½ – 5 €\r\n';
const utf16le = Buffer.from(TEXT, 'utf16le');
const utf16be = Buffer.from(utf16le).swap16();
const mark = (bytes: readonly number[], content: Buffer): Buffer => Buffer.concat([Uint8Array.from(bytes), content]);
/** As Excel for Windows saves 'CSV (comma delimited)'. */
const windows = Buffer.from([...TEXT].map((sign) => ({ '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0)));

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

describe('A file is refused rather than guessed', () => {
  test.each([
    ['of an old Mac: é is 0x8E there', Buffer.from([0x43, 0x61, 0x66, 0x8e])],
    ['of an old Mac: ’ is 0xD5 there', Buffer.from([0x64, 0x6f, 0x6e, 0xd5, 0x74])],
    ['that is a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00, 0x21, 0xe9])],
    ['in UTF-16 that was cut apart', mark([0xff, 0xfe], utf16le.subarray(0, -1))],
    ['in UTF-8 with a mark and a wrong byte', mark([0xef, 0xbb, 0xbf], Buffer.from([0x41, 0xe9]))],
  ])('%s', (_what, content) => {
    expect(ownerText(content)).toBeNull();
  });
});
