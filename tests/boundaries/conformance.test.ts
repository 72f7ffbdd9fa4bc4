import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTitle, missingTests, namedTests } from './named-tests';

/** Statements of the specification that no test shows yet. Lower it with each that is shown; it never rises. */
const NOT_SHOWN_YET = 0;
const MARK = '**not shown yet**';

const page = readFileSync('docs/conformance.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d+\.\d+ \|/.test(line));

describe('docs/conformance.md', () => {
  it('names only tests that exist', () => {
    expect(missingTests(namedTests(page))).toEqual([]);
  });

  it('has no row without a test, but for those that are marked', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((row) => namedTests(row).length === 0 && !row.includes(MARK))).toEqual([]);
  });

  it('names one test a row, the one that shows it best: the page stays one that a person reads', () => {
    expect(rows.filter((row) => namedTests(row).length > 1)).toEqual([]);
  });

  it('marks as many rows as not shown as are known, and fewer with time', () => {
    expect(rows.filter((row) => row.includes(MARK))).toHaveLength(NOT_SHOWN_YET);
  });
});

describe('Reading named tests', () => {
  it.each(["'A title'", '"A title"', '`A title`'])('finds a title in the quotes of %s', (written) => {
    expect(hasTitle(`test(${written}, () => {});`, 'A title')).toBe(true);
  });

  it('finds a title whose own quotes are escaped, and none that only begins alike', () => {
    expect(hasTitle(String.raw`test('It\'s here', () => {});`, "It's here")).toBe(true);
    expect(hasTitle("test('A title and more', () => {});", 'A title')).toBe(false);
  });

  it('misses a test whose file or title is gone', () => {
    const named = namedTests('| 1.1 | x | `tests/no-such.test.ts` "A"<br>`src/domain/youtube-id.test.ts` "No such title" |');
    expect(missingTests(named)).toEqual(named);
    expect(named).toHaveLength(2);
  });
});
