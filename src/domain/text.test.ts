import { expect, test } from 'vitest';
import { oneLine } from './text';

test.each([
  ['  Ana  Diaz ', 'Ana Diaz'],
  ['Ana\r\nTotal: $0.00', 'Ana Total: $0.00'],
  ['a\u2028b\u2029c\u0085d\u000be\u001b[2Jf\u009bg', 'a b c d e [2Jf g'],
  ['\u202egnol\u202c\u2066x\u2069\u200b\ufeff\u00ad', 'gnolx'],
  [
    'Jos\u00e9 \u0646\u0627\u0646\u200c \u{1f469}\u200d\u{1f527} O\u2019Neil',
    'Jos\u00e9 \u0646\u0627\u0646\u200c \u{1f469}\u200d\u{1f527} O\u2019Neil',
  ],
  ['half \ud800', 'half'],
  ['\n\t\u200b', ''],
])('%j is the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
