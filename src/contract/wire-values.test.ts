import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { codecOf } from './codec';
import { ContractError } from './contract-error';
import {
  wireInstant,
  wireInstantOrNull,
  formHundredths,
  formId,
  formNumber,
  formText,
  wireAmount,
  wireCount,
  wireFlag,
  wireHundredths,
  wireHundredthsOrNull,
  wireLocationSource,
  wireNumber,
  wireNumberOrNull,
  wirePositiveOrNull,
  wireSlug,
  wireText,
  wireTextOrNull,
} from './wire-values';

// Values that back ends really send: numbers as text, nulls, missing fields, and worse.

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void warned.push(words));
});
afterEach(() => void vi.restoreAllMocks());

const REFUSED = 'refused';
function read(schema: z.ZodMiniType, wire: unknown): unknown {
  try {
    return codecOf(schema).decode(wire);
  } catch (error) {
    if (error instanceof ContractError) return REFUSED;
    throw error;
  }
}

test.each<[string, z.ZodMiniType, readonly (readonly [unknown, unknown])[]]>([
  [
    'A number',
    wireNumber,
    [
      [3.19, 3.19],
      ['3.19', 3.19],
      [' -7 ', -7],
      ['0', 0],
      [1e13, 1e13],
      [-1e13, -1e13],
      [1e13 + 1, REFUSED],
      [-1e13 - 1, REFUSED],
      ['12345678901234', REFUSED],
      ['', REFUSED],
      ['x1', REFUSED],
      ['1x', REFUSED],
      ['1e3', REFUSED],
      ['.5', REFUSED],
      ['1.', REFUSED],
      [Number.NaN, REFUSED],
      [null, REFUSED],
      [true, REFUSED],
    ],
  ],
  [
    'A count of boxes',
    wireCount,
    [
      [1, 1],
      ['9', 9],
      [1e9, 1e9],
      [0, REFUSED],
      [-1, REFUSED],
      [1.5, REFUSED],
      [1e9 + 1, REFUSED],
    ],
  ],
  [
    'An amount that may be negative',
    wireHundredths,
    [
      ['3.19', 319],
      [-1.005, -100],
      ['0', 0],
    ],
  ],
  [
    'An amount',
    wireAmount,
    [
      ['3.19', 319],
      [0, 0],
      [-0.01, REFUSED],
    ],
  ],
  [
    'An amount that may be missing',
    wireHundredthsOrNull,
    [
      ['3.19', 319],
      [0, 0],
      [-1, null],
      ['', null],
      [null, null],
      [undefined, null],
      ['free', null],
    ],
  ],
  [
    'A price that may be missing',
    wirePositiveOrNull,
    [
      ['3.19', 319],
      ['0.01', 1],
      [0, null],
      [-1, null],
    ],
  ],
  [
    'A number that may be missing',
    wireNumberOrNull,
    [
      ['-80.3', -80.3],
      [0, 0],
      ['west', null],
      [undefined, null],
    ],
  ],
  [
    'A text',
    wireText,
    [
      ['a', 'a'],
      [7, '7'],
      [null, ''],
      [undefined, ''],
      [{}, ''],
      [true, ''],
      ['half \ud800', 'half \ufffd'],
    ],
  ],
  [
    'A text that may be missing',
    wireTextOrNull,
    [
      [' a ', ' a '],
      ['', null],
      [' \t', null],
      [null, null],
      [7, null],
    ],
  ],
  [
    'The last part of an address',
    wireSlug,
    [
      ['oak', 'oak'],
      [7, '7'],
      ['', REFUSED],
      [' ', REFUSED],
      ['\ud800', REFUSED],
      ['a\ud800b', REFUSED],
      [null, REFUSED],
    ],
  ],
  [
    'A yes',
    wireFlag,
    [
      ['1', true],
      [1, true],
      [true, true],
      ['Yes', true],
      ['TRUE', true],
      ['0', false],
      ['No', false],
      [0, false],
      [2, false],
      [false, false],
      ['11', false],
      ['yes!', false],
      ['x1', false],
      [null, false],
      [undefined, false],
    ],
  ],
  [
    'An instant',
    wireInstant,
    [
      ['2026-11-02T12:00:00Z', Date.UTC(2026, 10, 2, 12)],
      ['2026-11-02 12:00:00Z', Date.UTC(2026, 10, 2, 12)],
      ['2026-11-02', Date.UTC(2026, 10, 2)],
      ['2026-11-30 23:59:59', Date.UTC(2026, 10, 30, 23, 59, 59)],
      ['2026-11-30T23:59:59.500', Date.UTC(2026, 10, 30, 23, 59, 59, 500)],
      ['2026-11-30T23:59', Date.UTC(2026, 10, 30, 23, 59)],
      ['2026-11-30 23:59:59+02:00', Date.UTC(2026, 10, 30, 21, 59, 59)],
      ['2026-11-30T18:59:59-0500', Date.UTC(2026, 10, 30, 23, 59, 59)],
      ['2026-11-30 23:59:59 UTC', Date.UTC(2026, 10, 30, 23, 59, 59)],
      ['2026-02-30 23:59:59 UTC', REFUSED],
      ['2026-02-30', REFUSED],
      ['2026-02-30T10:00:00Z', REFUSED],
      ['2027-02-29 10:00:00', REFUSED],
      ['2028-02-29 10:00:00', Date.UTC(2028, 1, 29, 10)],
      ['soon', REFUSED],
      ['', REFUSED],
      [7, REFUSED],
    ],
  ],
  [
    'An instant that may be missing',
    wireInstantOrNull,
    [
      ['1970-01-01', 0],
      ['2026-02-30', null],
      ['soon', null],
      [null, null],
    ],
  ],
  [
    'How a place is known',
    wireLocationSource,
    [
      ['zip', 'zip'],
      ['place', 'place'],
      ['coordinates', 'coordinates'],
      ['ZIP', null],
      [undefined, null],
    ],
  ],
  [
    'A number in a form',
    formNumber,
    [
      ['9', 9],
      ['120', 120],
      ['12.75', 12.75],
      ['-1.5', -1.5],
      ['', REFUSED],
      ['9 ', REFUSED],
      [' 9', REFUSED],
      ['1.', REFUSED],
      [9, REFUSED],
    ],
  ],
  [
    'An id in a form',
    formId,
    [
      ['107', 107],
      ['999999999', 999_999_999],
      ['1000000000', REFUSED],
      ['1.5', REFUSED],
      ['-1', REFUSED],
      ['x1', REFUSED],
      ['', REFUSED],
    ],
  ],
  [
    'An amount in a form',
    formHundredths,
    [
      ['12.34', 1_234],
      ['-0.05', -5],
      ['1.005', 100],
      ['999999999999', 99_999_999_999_900],
      ['1234567890123', REFUSED],
      ['x1', REFUSED],
      ['1x', REFUSED],
      ['1.', REFUSED],
    ],
  ],
  [
    'A text in a form',
    formText(3),
    [
      ['abc', 'abc'],
      ['', ''],
      ['abcd', REFUSED],
      [7, REFUSED],
    ],
  ],
])('%s is read as follows', (_what, schema, values) => {
  for (const [wire, value] of values) expect(read(schema, wire), JSON.stringify(wire)).toEqual(value);
});

test('What is read as missing although something was sent is written into the log, shortened; what was not sent is not', () => {
  codecOf(wireHundredthsOrNull).decode('free');
  codecOf(wireText).decode({ long: 'x'.repeat(200) });
  expect(warned).toEqual(['Read as missing: "free"', `Read as missing: {"long":"${'x'.repeat(71)}`]);
  warned = [];
  for (const wire of [null, undefined, '']) codecOf(wireHundredthsOrNull).decode(wire);
  for (const wire of [null, undefined]) codecOf(wireText).decode(wire);
  expect(warned).toEqual([]);
});

test('A value that is missing is written as missing, an amount with its decimals, an instant by the standard', () => {
  expect(codecOf(wirePositiveOrNull).encode(null)).toBeNull();
  expect(codecOf(wirePositiveOrNull).encode(319)).toBe(3.19);
  expect(codecOf(wireFlag).encode(true)).toBe('1');
  expect(codecOf(formHundredths).encode(5)).toBe('0.05');
  expect(codecOf(wireInstant).encode(0)).toBe('1970-01-01T00:00:00.000Z');
});

test('The end of a promo without a time zone is UTC, whatever the zone of the device', () => {
  const parse = vi.spyOn(Date, 'parse');
  codecOf(wireInstant).decode('2026-11-30 23:59:59');
  expect(parse).toHaveBeenLastCalledWith('2026-11-30T23:59:59Z');
});
