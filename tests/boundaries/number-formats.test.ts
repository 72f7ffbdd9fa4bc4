import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('No number is formatted by Intl in the page: the first one holds a phone up for some 50 ms (src/domain/number-text.ts)', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(sources.length).toBeGreaterThan(300);
  const formatting = sources.filter((path) => /\.toLocaleString\(|Intl\.NumberFormat\(/.test(readFileSync(`src/${path}`, 'utf8')));
  expect(formatting).toEqual([]);
});
