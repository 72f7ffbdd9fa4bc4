import { expect, test } from 'vitest';
import { listQuery } from './list-address';

test.each([
  ['/products', 'tone=light&q=oak', '?q=oak&tone=light'],
  ['/products/category/4', 'q=12x24+stone', '?q=12x24+stone'],
  ['/products', 'tone=light&tone=warm', '?tone=light%2Cwarm'],
  ['/products', 'page=3&utm_source=mail&q=', ''],
  ['/products', `q=${'o'.repeat(5_000)}`, `?q=${'o'.repeat(1_000)}`],
  ['/products/oak', 'q=oak', ''],
  ['/', 'q=oak', ''],
])('The document of %s?%s is that of the query %j: two writings of one question are one document', (path, query, expected) => {
  expect(listQuery(path, new URLSearchParams(query))).toBe(expected);
});
