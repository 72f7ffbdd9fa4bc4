import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingTests, namedTests } from './named-tests';

/** Faults that no test provokes yet, in whole or in part. Lower it with each that is; it never rises. */
const NOT_YET = 2;
const MARK = '**not yet**';
/** Shown by a text instead of a test. */
const TEXTS = /^\| MFA \|/;

const page = readFileSync('docs/faults.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!---|row|check|topic)/.test(line));
const numbersUnder = (heading: string): readonly string[] =>
  [...(page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (\d+) \|/gm)].map(([, number = '']) => number);
const upTo = (last: number): readonly string[] => Array.from({ length: last }, (_, index) => String(index + 1));

describe('docs/faults.md', () => {
  it('names only tests that exist', () => {
    expect(missingTests(namedTests(page))).toEqual([]);
  });

  it('has every fault and every check on money, in order', () => {
    expect(numbersUnder('Faults')).toEqual(upTo(69));
    expect(numbersUnder('Money')).toEqual(upTo(30));
  });

  it('has no row without a test, but for those that are marked', () => {
    expect(rows.filter((row) => namedTests(row).length === 0 && !row.includes(MARK) && !TEXTS.test(row))).toEqual([]);
  });

  it('marks as many rows as are known, and fewer with time', () => {
    expect(rows.filter((row) => row.includes(MARK))).toHaveLength(NOT_YET);
  });
});
