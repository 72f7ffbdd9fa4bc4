import { readFile } from 'node:fs/promises';
import { commonHeaders } from '../../server/http/security-headers';
import { median, medianRatio, printTable, RUNS } from '../figures';
import { withStore } from '../with-store';
import { auditPage, type PageFigures } from './audit-page';
import { servePages } from './static-pages';

const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products' },
  { name: 'product', path: '/products/family-20-coastal-maple' },
] as const;

/** Beside hand-written pages with the same words, first picture and headers. */
export async function measureFirstVisit(): Promise<void> {
  const htmlByPath = new Map(
    await Promise.all(
      SCREENS.map(async ({ name, path }) => [path, await readFile(`bench/first-visit/pages/${name}.html`, 'utf8')] as const),
    ),
  );
  await withStore(async (store) => {
    const pages = await servePages(htmlByPath, 'dist/client', commonHeaders(store.url));
    try {
      const rows: (readonly string[])[] = [];
      for (const { name, path } of SCREENS) {
        const missing = missingIn(await htmlOf(store.url + path), await htmlOf(pages.url + path));
        if (missing.length > 0) throw new Error(`pages/${name}.html shows what the store's page does not: ${missing.join(' | ')}`);
        rows.push(await measureScreen(name, store.url + path, pages.url + path));
      }
      printTable(
        [
          'screen',
          'score',
          'FCP, ms',
          'page',
          'ratio',
          'LCP, ms',
          'page',
          'ratio',
          'blocked, ms',
          'page',
          'CLS',
          'requests',
          'kB',
          'fonts, kB',
        ],
        rows,
      );
    } finally {
      pages.stop();
    }
  });
}

async function measureScreen(name: string, storeUrl: string, pageUrl: string): Promise<readonly string[]> {
  const ours: PageFigures[] = [];
  const theirs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await auditPage(storeUrl));
    theirs.push(await auditPage(pageUrl));
  }
  const besides = (pick: (figures: PageFigures) => number): readonly string[] => [
    median(ours.map(pick)).toFixed(0),
    median(theirs.map(pick)).toFixed(0),
    medianRatio(ours.map(pick), theirs.map(pick)),
  ];
  const ofStore = (pick: (figures: PageFigures) => number, digits = 0): string => median(ours.map(pick)).toFixed(digits);
  return [
    name,
    ofStore(({ score }) => score, 2),
    ...besides(({ firstPaintMs }) => firstPaintMs),
    ...besides(({ largestPaintMs }) => largestPaintMs),
    ...besides(({ blockedMs }) => blockedMs).slice(0, 2),
    ofStore(({ layoutShift }) => layoutShift, 3),
    ofStore(({ requests }) => requests),
    ofStore(({ kilobytes }) => kilobytes),
    ofStore(({ fontKilobytes }) => fontKilobytes),
  ];
}

async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** What the store's document lacks. Empty when the two can be compared. */
function missingIn(storeHtml: string, staticHtml: string): readonly string[] {
  const [, body = ''] = staticHtml.split('<body>');
  // Titles have a no-break space before their dash.
  const written = storeHtml.replaceAll('\u00a0', ' ');
  const words = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const pictures = [...body.matchAll(/\/media\/[\w.-]+/g)].map(([path]) => path);
  const sizes = [...body.matchAll(/sizes="[^"]+"/g)].map(([attribute]) => attribute);
  return [...new Set([...words, ...pictures, ...sizes])].filter((shown) => !written.includes(shown));
}
