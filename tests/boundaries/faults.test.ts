import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULT_COLUMNS } from '../faults/fault-columns';
import { missingTests, namedTests } from './named-tests';

/** Faults that no test provokes yet, in whole or in part. Lower it with each that is; it never rises. */
const NOT_YET = 0;
const MARK = '**not yet**';
/** Shown by a text instead of a test. */
const TEXTS = /^\| MFA \|/;

const page = readFileSync('docs/faults.md', 'utf8');
const sectionOf = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The table of requests and faults: its cells are letters, resolved by the list below it. */
const matrix = sectionOf('Each kind of request through each kind of fault');
const rows = page
  .replace(matrix, '')
  .split('\n')
  .filter((line) => /^\| (?!---|row|check|topic)/.test(line));
const numbersUnder = (heading: string): readonly string[] =>
  [...sectionOf(heading).matchAll(/^\| (\d+) \|/gm)].map(([, number = '']) => number);
const upTo = (last: number): readonly string[] => Array.from({ length: last }, (_, index) => String(index + 1));

describe('docs/faults.md', () => {
  it('names only tests that exist', () => {
    expect(missingTests(namedTests(page))).toEqual([]);
  });

  it('has every fault and every check on money, in order', () => {
    const faults = numbersUnder('Faults');
    expect(faults.slice(0, 69)).toEqual(upTo(69));
    // Of the later ones some are held where their mending is told.
    expect(faults).toEqual(expect.arrayContaining(upTo(90).slice(69)));
    expect(faults).toEqual(faults.toSorted((a, b) => Number(a) - Number(b)));
    expect(numbersUnder('Money')).toEqual(upTo(30));
  });

  it('has no row without a test, but for those that are marked', () => {
    expect(rows.filter((row) => namedTests(row).length === 0 && !row.includes(MARK) && !TEXTS.test(row))).toEqual([]);
  });

  it('names one test a row, the one that shows it best: the page stays one that a person reads', () => {
    expect(rows.filter((row) => namedTests(row).length > 1)).toEqual([]);
  });

  it('marks as many rows as are known, and fewer with time', () => {
    expect(rows.filter((row) => row.includes(MARK))).toHaveLength(NOT_YET);
  });
});

describe('The table of requests and faults', () => {
  const [head = [], , ...kinds] = matrix
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const legend = new Map([...matrix.matchAll(/^- (\w): (.+)$/gm)].map(([, letter = '', what = '']) => [letter, what]));

  it('has a column for each kind of fault and a row for each kind of request', () => {
    expect(head.slice(1)).toEqual(Object.keys(FAULT_COLUMNS));
    expect(kinds).toHaveLength(21);
  });

  it('has no empty cell, and no letter that says nothing', () => {
    const unclear = kinds.flatMap(([kind = '', ...cells]) => {
      const known = (cell: string): boolean => cell !== '' && cell.split(' ').every((letter) => legend.has(letter));
      return head.slice(1).flatMap((fault, index) => (known(cells[index] ?? '') ? [] : [`${kind}, ${fault}`]));
    });
    expect(unclear).toEqual([]);
  });

  it('names a test with each capital letter, and uses every letter', () => {
    const used = new Set(kinds.flatMap((cells) => cells.slice(1).flatMap((cell) => cell.split(' '))));
    expect([...legend.keys()].toSorted()).toEqual([...used].toSorted());
    expect([...legend].filter(([letter, what]) => /[A-Z]/.test(letter) && namedTests(what).length === 0)).toEqual([]);
  });
});
