import { bundled } from '../bundled';
import { median, printTable, RUNS } from '../figures';
import { openPhone, slowDown, withBrowser } from '../phone';
import type { ScanFigures } from './scan-in-page';

const SLOWER = 4;

/** Codes of a quote of 25 lines and of a shelf tag, four times slower. */
export async function measureScan(): Promise<void> {
  const script = await bundled('bench/scan/scan-in-page.ts');
  const figures: ScanFigures[] = [];
  await withBrowser(async (browser) => {
    for (let run = 0; run < RUNS; run += 1) {
      const context = await openPhone(browser, 'http://localhost');
      const page = await context.newPage();
      await slowDown(page, SLOWER);
      await page.addScriptTag({ content: script });
      figures.push(await page.evaluate<ScanFigures>('measureScan()'));
      await context.close();
    }
  });
  const row = (name: string, figure: (one: ScanFigures) => number): readonly string[] => [name, median(figures.map(figure)).toFixed(1)];
  printTable(
    ['scan, ms', 'a frame of 1280 x 720'],
    [
      row('the code of a quote of 25 lines drawn', ({ drawn }) => drawn),
      row('it is read', ({ read }) => read),
      row('the slowest frame', ({ worstRead }) => worstRead),
      row("a shelf tag's code is read", ({ tagRead }) => tagRead),
      row('a frame without a code', ({ emptyFrame }) => emptyFrame),
      row('frames whose code was missed (a count)', ({ missed }) => missed),
    ],
  );
}
