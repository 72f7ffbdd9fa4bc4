import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingTests, namedTests } from './named-tests';

/** How many requirements ASVS 5.0.0 has at each level. */
const REQUIREMENTS = { 1: 70, 2: 183 } as const;
const STATES = ['holds', 'not applicable', '**not held**'] as const;
const PATH = /`((?:[\w@$.-]+\/)+[\w@$.-]+|package-lock\.json|tsconfig\.json)`/g;

const page = readFileSync('docs/security.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [number = '', , level = '', state = '', why = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number, level: level === '1' ? (1 as const) : (2 as const), state, why };
  });
const inOrder = (number: string): number => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
const countOf = (level: number, state: string): number => rows.filter((row) => row.level === level && row.state === state).length;
/** What a reason names: tests and files, and sections of the page. */
const filesIn = (why: string): readonly string[] => [...why.matchAll(PATH)].map(([, path = '']) => path);

describe('docs/security.md', () => {
  it('names only tests and files that exist', () => {
    expect(missingTests(namedTests(page))).toEqual([]);
    expect(rows.flatMap(({ why }) => filesIn(why)).filter((path) => path.includes('.') && !existsSync(path))).toEqual([]);
  });

  it('has every requirement of both levels once, in order, each in one of three states with its reason', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => inOrder(a) - inOrder(b)));
    for (const level of [1, 2] as const) expect(rows.filter((row) => row.level === level)).toHaveLength(REQUIREMENTS[level]);
    expect(rows.filter(({ state, why }) => !STATES.some((known) => known === state) || why === '')).toEqual([]);
  });

  it('counts them rightly in its first lines', () => {
    for (const level of [1, 2] as const) {
      const [holds, notApplicable, notHeld] = STATES.map((state) => countOf(level, state));
      expect(page).toContain(
        `Level ${level}: ${REQUIREMENTS[level]} requirements, ${holds} hold, ${notApplicable} do not apply, ${notHeld} not held.`,
      );
    }
  });

  it('shows what holds by a test, a file or a section of its own', () => {
    const headings = new Set([...page.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')));
    const sections = (why: string): readonly string[] => [...why.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(rows.flatMap(({ why }) => sections(why)).filter((name) => !headings.has(name))).toEqual([]);
    expect(
      rows.filter(({ state, why }) => state === 'holds' && namedTests(why).length + filesIn(why).length + sections(why).length === 0),
    ).toEqual([]);
  });

  it('holds level 1 whole, and level 2 but for two', () => {
    expect(rows.filter(({ state }) => state === '**not held**').map(({ number }) => number)).toEqual(['6.3.3', '14.3.3']);
  });
});
