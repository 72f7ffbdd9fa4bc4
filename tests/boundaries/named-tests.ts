import { existsSync, readFileSync } from 'node:fs';

/** One test that a page of docs/ names, as `` `path/of/its.test.ts` "Its title" ``. Titles with places to fill stand as in the source: '%s', '${…}'. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const NAMED = /`([^`\s]+\.(?:test|spec)\.tsx?)` "((?:[^"\\]|\\.)*)"/g;

/** Every test a text names, in its order. */
export function namedTests(text: string): readonly NamedTest[] {
  return [...text.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title: title.replaceAll('\\"', '"') }));
}

/** The named tests that are not there: no such file, or no such title in it. */
export function missingTests(named: readonly NamedTest[]): readonly NamedTest[] {
  return named.filter(({ file, title }) => !existsSync(file) || !hasTitle(readFileSync(file, 'utf8'), title));
}

/** Whether a test file says this title, in whatever quotes it was written. */
export function hasTitle(source: string, title: string): boolean {
  const escaped = (quote: string): string => `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`;
  return ["'", '"', '`'].some((quote) => source.includes(escaped(quote)));
}
