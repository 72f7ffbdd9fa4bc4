import { expect, test } from 'vitest';
import { ceilExact, exactText, plusExact, readExact, roundedExact, timesExact } from './exact-number';

const half = { over: 1n, under: 2n };

test.each([
  ['250', 250n, 1n],
  ['1,200.5', 12_005n, 10n],
  ['1 200', 1_200n, 1n],
  ['1.200,5', 12_005n, 10n],
  ['12,5', 125n, 10n],
  ['12,', 12n, 1n],
  ['12,25', 1_225n, 100n],
  ['1234,5', 12_345n, 10n],
  ['1,200,300', 1_200_300n, 1n],
  ['123,456,789.25', 12_345_678_925n, 100n],
  ['12 345 678.5', 123_456_785n, 10n],
  ['1 200 300', 1_200_300n, 1n],
  ['1.200.300,5', 12_003_005n, 10n],
  ['123.456,78', 12_345_678n, 100n],
  ['12 345,6', 123_456n, 10n],
  ['1 200 300,5', 12_003_005n, 10n],
  ['1,200', 1_200n, 1n],
  ['1,2000', 12_000n, 10_000n],
  ['0,125', 125n, 1_000n],
  [',5', 5n, 10n],
  ['.5', 5n, 10n],
  ['5.', 5n, 1n],
  ['1.200.000', 1_200_000n, 1n],
  ['12 1/2', 25n, 2n],
  ['12-1/2', 25n, 2n],
  ['1/2', 1n, 2n],
  ['3/2', 3n, 2n],
  ['9/9', 9n, 9n],
  ['5 15/16', 95n, 16n],
  ['1234 / 4321', 1_234n, 4_321n],
  ['123456789012345 1/2', 246_913_578_024_691n, 2n],
  ['999999999999999', 999_999_999_999_999n, 1n],
])('%s is read exactly', (text, over, under) => {
  expect(readExact(text)).toEqual({ over, under });
});

test.each([
  '',
  '.',
  ',',
  '-5',
  '1,20,000',
  '0,120,000',
  '12 3/2',
  '1/0',
  '5 ft',
  '1.2.3',
  '01,200',
  '9999999999999999',
  '1e3',
  '12 3/3',
  '1/12345',
  '12345/1',
  '1234567890.1234567',
  'x12,5',
  'x1.200.000',
  '1.200.000x',
  'x1/2',
  '1/2x',
  '1x,200',
  '1x 200',
  '1x.200,5',
  '1x 200,5',
  '1x.200.000',
  '0 200,5',
  '1 2345,6',
  '1 2,6',
  '1 abc,6',
  '12 34.5',
  '1234567890123456 1/2',
])('%j is no number, or has two meanings', (text) => {
  expect(readExact(text)).toBeNull();
});

test('Sums and products are exact', () => {
  expect(plusExact(half, { over: 1n, under: 3n })).toEqual({ over: 5n, under: 6n });
  expect(timesExact(half, { over: 2n, under: 3n })).toEqual({ over: 2n, under: 6n });
});

test('A half is rounded up, less down, and boxes always up', () => {
  expect([roundedExact(half), roundedExact({ over: 49n, under: 100n }), roundedExact({ over: 3n, under: 1n })]).toEqual([1, 0, 3]);
  expect([
    ceilExact({ over: 0n, under: 3n }),
    ceilExact({ over: 1n, under: 3n }),
    ceilExact({ over: 3n, under: 3n }),
    ceilExact({ over: 4n, under: 3n }),
  ]).toEqual([0, 1, 1, 2]);
});

test('What no number can count exactly is none', () => {
  const large = { over: 2n ** 53n, under: 1n };
  expect([roundedExact(large), ceilExact(large)]).toEqual([null, null]);
  expect([roundedExact({ over: 2n ** 53n - 1n, under: 1n }), ceilExact({ over: 2n ** 53n - 1n, under: 1n })]).toEqual([
    2 ** 53 - 1,
    2 ** 53 - 1,
  ]);
});

test('A number is shown with two decimals at most and no zeros behind', () => {
  const shown = (over: bigint, under: bigint) => exactText({ over, under });
  expect([shown(25n, 2n), shown(1_200n, 1n), shown(1n, 3n), shown(2n, 3n), shown(101n, 10n)]).toEqual([
    '12.5',
    '1,200',
    '0.33',
    '0.67',
    '10.1',
  ]);
});
