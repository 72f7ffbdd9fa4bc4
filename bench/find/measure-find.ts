import { bundled } from '../bundled';
import { median, printTable, RUNS } from '../figures';
import { openPhone, slowDown, withBrowser } from '../phone';
import type { FindFigures } from './find-in-page';

const COUNTS = [48, 10_000];
const SLOWER = 4;

/** In a page four times slower, beside `Array.filter` over the same floors. */
export async function measureFind(): Promise<void> {
  const script = await bundled('bench/find/find-in-page.ts');
  const figures = new Map<number, FindFigures[]>();
  await withBrowser(async (browser) => {
    for (let run = 0; run < RUNS; run += 1) {
      for (const count of COUNTS) {
        const context = await openPhone(browser, 'http://localhost');
        const page = await context.newPage();
        await slowDown(page, SLOWER);
        await page.addScriptTag({ content: script });
        figures.set(count, [...(figures.get(count) ?? []), await page.evaluate<FindFigures>(`measureFind(${count})`)]);
        await context.close();
      }
    }
  });
  const row = (name: string, figure: (one: FindFigures) => number): readonly string[] => [
    name,
    ...COUNTS.map((count) => median((figures.get(count) ?? []).map(figure)).toFixed(1)),
  ];
  printTable(
    ['find, ms', ...COUNTS.map((count) => `${count.toLocaleString('en-US')} floors`)],
    [
      row('a typed letter', ({ letter }) => letter),
      row('the slowest letter', ({ worstLetter }) => worstLetter),
      row('`Array.filter` on titles', ({ letterByFilter }) => letterByFilter),
      row('a chosen facet value', ({ facet }) => facet),
      row('the slowest value', ({ worstFacet }) => worstFacet),
      row('`Array.filter` on titles and core', ({ facetByFilter }) => facetByFilter),
      row('the index, built in idle time', ({ indexMs }) => indexMs),
      row('the longest task of it over 50 ms', ({ longestTask }) => longestTask),
    ],
  );
}
