import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICE_MARKS, isQuoteNumber, quoteNumberText, readQuoteNumber } from './quote-number';

const anyNumber = [integer({ min: 0, max: DEVICE_MARKS - 1 }), integer({ min: 1, max: 999_999 }), integer({ min: 1, max: 999 })] as const;

test('A number that is typed is the number that was written', () => {
  assert(
    property(...anyNumber, (deviceMark, count, version) => {
      const number = { deviceMark, count, version };
      expect(isQuoteNumber(number)).toBe(true);
      expect(readQuoteNumber(quoteNumberText(number))).toEqual(number);
      expect(readQuoteNumber(` ${quoteNumberText(number).toLowerCase()} `)).toEqual(number);
    }),
  );
});

test('One wrong character is found', () => {
  assert(
    property(...anyNumber, integer({ min: 0, max: 20 }), constantFrom(...'0123456789ABCXYZ'), (deviceMark, count, version, at, letter) => {
      const text = quoteNumberText({ deviceMark, count, version });
      const place = at % text.length;
      const typed = text.slice(0, place) + letter + text.slice(place + 1);
      if (typed !== text && /[0-9A-Z]/.test(text[place] ?? '')) expect(readQuoteNumber(typed)).toBeNull();
    }),
    { numRuns: 5_000 },
  );
});

test('The version of a number that is typed as 1 by a slip is found', () => {
  expect(readQuoteNumber('K7M3X9-4.3-F')).toMatchObject({ count: 4, version: 3 });
  expect(readQuoteNumber('K7M3X9-4.1-F')).toBeNull();
});

test.each(['K7M3X9 4.3 F', 'K7M3X94.3F', 'k7m3x9-4.3 f'])('%s is read with spaces for its dashes, or without them', (typed) => {
  expect(readQuoteNumber(typed)).toEqual(readQuoteNumber('K7M3X9-4.3-F'));
});

test.each([
  'K7M3X9\u20114.3\u2011F',
  'K7M3X9–4.3–F',
  'K7M3X9−4.3−F',
  '\u200eK7M3X9-4.3-F',
  'Ｋ７Ｍ３Ｘ９－４．３－Ｆ',
  'K7M3X9-4.3-F.',
  '(K7M3X9-4.3-F)',
  '#K7M3X9-4.3-F,',
  'K7M3X9 - 4.3 - F',
  'K7M3X9-٤.٣-F',
])('%s is read as another program or keyboard wrote it', (typed) => {
  expect(readQuoteNumber(typed)).toMatchObject({ count: 4, version: 3 });
});

test('O is read as 0, and I and L as 1', () => {
  const number = { deviceMark: 1, count: 10, version: 11 };
  const text = quoteNumberText(number);
  expect(text.slice(0, -1)).toBe('000001-10.11-');
  for (const one of ['I', 'l'])
    expect(readQuoteNumber(text.slice(0, -1).replaceAll('0', 'o').replaceAll('1', one) + text.slice(-1))).toEqual(number);
});

test.each(['', 'K7M3X9', '12', 'K7M3X9-0-A', 'K7M3X9-1234567-A', 'https://shop.example', 'V'.repeat(10_000)])(
  '%s is no number',
  (typed) => {
    expect(readQuoteNumber(typed)).toBeNull();
  },
);
