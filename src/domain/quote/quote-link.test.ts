import { assert, constantFrom, integer, property, string, tuple, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuote, sampleQuote, SHOP } from '../../../tests/fixtures/sample-quotes';
import { fromBase64url, toBase64url } from './base64url';
import { crc32, envelopeParts, type QuotePart, shopMark, wholeEnvelope } from './quote-envelope';
import { quoteBill, type Quote } from './quote';
import { quoteBytes } from './quote-bytes';
import { dayText } from '../day-number';
import { MAX_CODE_LETTERS, quoteCodes, quoteLink, readQuoteLink, readQuoteParts, type QuoteLinkReading } from './quote-link';
import { readingWords } from './quote-reading-words';

const read = (text: string): QuoteLinkReading => readQuoteLink(text, SHOP);
const linkOf = (bytes: Uint8Array): string => `${SHOP}/quote#v1.${toBase64url(bytes)}`;

/** The result of several scans, in any order. */
function readAll(texts: readonly string[]): QuoteLinkReading | null {
  const parts = texts.flatMap((text): QuotePart[] => {
    const reading = read(text);
    return reading.kind === 'part' ? [reading.part] : [];
  });
  return readQuoteParts(parts, parts[0]?.tag ?? 0, SHOP);
}

describe('A quote that travels', () => {
  test('Whoever opens the link has the same quote and the same cents', () => {
    assert(
      property(anyQuote, (quote) => {
        const reading = read(quoteLink(quote, SHOP));
        expect(reading).toEqual({ kind: 'quote', quote, signature: '' });
        expect(reading.kind === 'quote' && quoteBill(reading.quote)).toEqual(quoteBill(quote));
      }),
    );
  });

  test('Twenty-five lines fit in one code, also with large ids and prices', () => {
    expect(quoteCodes(sampleQuote(25), SHOP)).toHaveLength(1);
    const wide = sampleQuote(25).lines.map((line, index) => ({
      ...line,
      productId: 70_000 + index,
      boxes: 1_200,
      pricePerBoxCents: 31_999,
    }));
    expect(quoteCodes(sampleQuote(25, { lines: wide }), 'https://www.sps-flooring-miami.example')).toHaveLength(1);
    expect(quoteCodes(sampleQuote(25, { lines: wide }), 'https://www.sps-flooring-miami.example', 'A'.repeat(22))).toHaveLength(1);
  });

  test('Two hundred lines are spread over several codes that give the quote in any order, each short enough for one code', () => {
    const quote = sampleQuote(200);
    const codes = quoteCodes(quote, SHOP);
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(MAX_CODE_LETTERS);
    expect(readAll(codes.toReversed())).toEqual({ kind: 'quote', quote, signature: '' });
    expect(readAll(codes.slice(1))).toBeNull();
  });

  test('Codes of any quote give it back, and none is too long', () => {
    assert(
      property(anyQuote, (quote) => {
        const codes = quoteCodes(quote, SHOP);
        for (const code of codes) expect(code.length).toBeLessThanOrEqual(MAX_CODE_LETTERS);
        const [only] = codes;
        expect(codes.length === 1 && only !== undefined ? read(only) : readAll(codes)).toEqual({ kind: 'quote', quote, signature: '' });
      }),
    );
  });

  test('Parts of two quotes are never joined', () => {
    const one = quoteCodes(sampleQuote(120), SHOP);
    const other = quoteCodes(sampleQuote(120, { taxPercentHundredths: 650 }), SHOP);
    expect(readAll([...one.slice(0, -1), ...other])).toBeNull();
    expect(readAll([...other, ...one])).toEqual(read(quoteLink(sampleQuote(120, { taxPercentHundredths: 650 }), SHOP)));
  });

  test.each([
    ['in a sentence', (link: string) => `Your quote: ${link} Thank you!`],
    ['with a full stop after it', (link: string) => `${link}.`],
    ['with an encoded sign', (link: string) => link.replace('#', '%23')],
    ['without the address', (link: string) => link.slice(link.indexOf('#') + 1)],
    ['broken over lines by a mail', (link: string) => link.replaceAll(/(.{50})/g, '$1\r\n')],
  ])('A link %s is read', (_how, sent) => {
    const quote = sampleQuote(9);
    expect(read(sent(quoteLink(quote, SHOP)))).toEqual({ kind: 'quote', quote, signature: '' });
  });
});

describe('A text that is no quote of this shop', () => {
  const link = quoteLink(sampleQuote(3), SHOP);
  const forged = (changes: Partial<Quote>): string => quoteLink(sampleQuote(2, changes), SHOP);
  const [line] = sampleQuote(1).lines;
  const lineWith = (changes: Partial<Quote['lines'][number]>): string =>
    forged({ lines: line === undefined ? [] : [{ ...line, ...changes }] });

  test.each([
    ['empty', '', 'foreign'],
    ['of another page', `${SHOP}/products/coastal-maple`, 'foreign'],
    ['a long book', 'a'.repeat(1_000_000), 'foreign'],
    ['cut after the version', `${SHOP}/quote#v1.`, 'cut'],
    ['cut in the middle', link.slice(0, -20), 'cut'],
    ['short of its last letter', link.slice(0, -1), 'cut'],
    ['longer than it was', `${link}AAAA`, 'changed'],
    ['of another shop', quoteLink(sampleQuote(3), 'https://other.example'), 'other-shop'],
    ['of a later version', link.replace('v1.', 'v2.'), 'newer-version'],
    ['of an early version', link.replace('v1.', 'v0.'), 'older-version'],
    ['with a later format inside', linkOf(relabelled(9)), 'newer-version'],
    ['with 201 lines', quoteLink(sampleQuote(201), SHOP), 'too-many-lines'],
    ['without lines', forged({ lines: [] }), 'impossible'],
    ['with no boxes', lineWith({ boxes: 0 }), 'impossible'],
    ['with too many boxes', lineWith({ boxes: 10_000 }), 'impossible'],
    ['with a free floor', lineWith({ pricePerBoxCents: 0 }), 'impossible'],
    ['with a floor that costs millions', lineWith({ pricePerBoxCents: 10_000_001 }), 'impossible'],
    ['with one floor twice', forged({ lines: [...sampleQuote(1).lines, ...sampleQuote(1).lines] }), 'impossible'],
    ['with a tax above all', forged({ taxPercentHundredths: 10_001 }), 'impossible'],
    ['of a day that no calendar has', forged({ madeOn: 2 ** 40, validUntil: 2 ** 40 + 14 }), 'impossible'],
    ['of the day after the last one', forged({ madeOn: 100_001, validUntil: 100_015 }), 'impossible'],
    ['with a script for a promo code', forged({ promo: { code: '<img src=x onerror=alert(1)>', percentHundredths: 100 } }), 'impossible'],
    ['that is part 3 of 2', linkOf(partWith(2, 2)), 'changed'],
  ] as const)('One %s is told apart', (_what, text, kind) => {
    expect(read(text).kind).toBe(kind);
    expect(readingWords(kind).words).not.toBe('');
  });

  test('www. and capital letters of an address are the same shop', () => {
    expect(read(quoteLink(sampleQuote(3), 'https://WWW.Shop.example')).kind).toBe('quote');
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])('A quote made at %s is read at 127.0.0.1', (made) => {
    expect(readQuoteLink(quoteLink(sampleQuote(3), made), 'http://127.0.0.1:8080').kind).toBe('quote');
    expect(readQuoteLink(quoteLink(sampleQuote(3), made), 'http://127.0.0.1:9090').kind).toBe('other-shop');
  });

  test('Changing any one letter never gives another quote', () => {
    const code = link.slice(link.indexOf('v1.') + 3);
    assert(
      property(integer({ min: 0, max: code.length - 1 }), constantFrom(...'AZaz09-_Qg'), (place, letter) => {
        const reading = read(`v1.${code.slice(0, place)}${letter}${code.slice(place + 1)}`);
        // The last letter contains unused bits.
        if (reading.kind === 'quote') expect(reading.quote).toEqual(sampleQuote(3));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('The decoder among hostile inputs', () => {
  const whole = fromBase64url(quoteLink(sampleQuote(4), SHOP).replace(/^.*v1\./, '')) ?? new Uint8Array();

  /** Random inputs: texts, damaged links, and forged bodies with a valid checksum. */
  const anyInput = tuple(
    integer({ min: 0, max: 5 }),
    string({ unit: 'binary', maxLength: 80 }),
    uint8Array({ maxLength: 120 }),
    integer(),
  ).map(([kind, text, bytes, number]) => {
    const mark = shopMark(SHOP);
    if (kind === 0) return text;
    if (kind === 1) return `v1.${text}`;
    if (kind === 2) return linkOf(bytes);
    if (kind === 3) return linkOf(wholeEnvelope(mark, bytes));
    if (kind === 4) return linkOf(wholeEnvelope(mark, bentBytes(quoteBytes(sampleQuote(4)), number, bytes)));
    return linkOf(bentBytes(whole, number, bytes));
  });

  test('100,000 inputs neither throw nor hang, and each has words or is a possible quote', { timeout: 120_000 }, () => {
    const kinds = new Set<string>();
    let slowest = 0;
    assert(
      property(anyInput, (input) => {
        const before = performance.now();
        const reading = read(input);
        slowest = Math.max(slowest, performance.now() - before);
        kinds.add(reading.kind);
        if (reading.kind === 'quote') {
          expect(Number.isSafeInteger(quoteBill(reading.quote).totalCents)).toBe(true);
          expect([dayText(reading.quote.madeOn), dayText(reading.quote.validUntil)]).not.toContain('');
        } else if (reading.kind !== 'part') expect(readingWords(reading.kind).title).not.toBe('');
      }),
      { numRuns: 100_000 },
    );
    expect(slowest).toBeLessThan(1_000);
    // Proves that the inputs reach the inside of the decoder.
    for (const kind of ['foreign', 'cut', 'changed', 'impossible', 'quote']) expect(kinds).toContain(kind);
  });
});

function bentBytes(bytes: Uint8Array, place: number, by: Uint8Array): Uint8Array {
  const bent = bytes.slice();
  const start = Math.abs(place) % bent.length;
  by.subarray(0, 2).forEach((value, index) => {
    if (start + index < bent.length) bent[start + index] = value;
  });
  return bent;
}

/** An envelope with a valid checksum but another format. */
function relabelled(format: number): Uint8Array {
  const bytes = wholeEnvelope(shopMark(SHOP), quoteBytes(sampleQuote(1)));
  bytes[0] = format;
  return withNewChecksum(bytes);
}

function partWith(index: number, count: number): Uint8Array {
  const [first = new Uint8Array()] = envelopeParts(shopMark(SHOP), wholeEnvelope(1, quoteBytes(sampleQuote(4))), 30);
  const bytes = first.slice();
  bytes[9] = index;
  bytes[10] = count;
  return withNewChecksum(bytes);
}

function withNewChecksum(bytes: Uint8Array): Uint8Array {
  const content = bytes.subarray(0, -4);
  new DataView(bytes.buffer).setUint32(content.length, crc32(content));
  return bytes;
}
