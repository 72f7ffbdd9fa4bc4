import { describe, expect, test } from 'vitest';
import { readByteRange } from './byte-range';

describe('A request for a part of a file', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
  ])('%s gets that part of 1,000 bytes', (header, range) => {
    expect(readByteRange(header, 1_000)).toEqual(range);
  });

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-1,5-6',
    'bytes=--5',
    'bytes=1e3-',
    `bytes=${'9'.repeat(40)}-`,
  ])('%s makes no sense and gets the whole file', (header) => {
    expect(readByteRange(header, 1_000)).toBe('whole');
  });

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies beyond the end', (header) => {
    expect(readByteRange(header, 1_000)).toBe('beyond');
  });

  test('An empty file has no part', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('beyond');
    expect(readByteRange('bytes=-1', 0)).toBe('beyond');
  });
});
