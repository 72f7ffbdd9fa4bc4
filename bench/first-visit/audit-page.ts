import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';
import { findChromium } from '../../tests/browser/find-chromium.mjs';

/** The score is 0 to 1. */
export interface PageFigures {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly fontKilobytes: number;
}

interface ResourceSummary {
  readonly resourceType: string;
  readonly requestCount: number;
  readonly transferSize: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly ResourceSummary[] } }>
  >;
}

const REPORT_BYTES = 64 * 1024 * 1024;

/** Lighthouse's mobile settings: four times slower, simulated slow network. */
export async function auditPage(url: string): Promise<PageFigures> {
  // Lighthouse now and then records a trace without a navigation (NO_NAVSTART).
  const stdout = await lighthouse(url).catch(() => lighthouse(url));
  const { categories, audits } = JSON.parse(stdout) as Report;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const resources = (type: string): ResourceSummary | undefined =>
    audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === type);
  const kilobytes = (type: string): number => (resources(type)?.transferSize ?? Number.NaN) / 1000;
  return {
    score: categories.performance.score ?? Number.NaN,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    requests: resources('total')?.requestCount ?? Number.NaN,
    kilobytes: kilobytes('total'),
    fontKilobytes: kilobytes('font'),
  };
}

async function lighthouse(url: string): Promise<string> {
  const path = findChromium();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { maxBuffer: REPORT_BYTES, env: { ...process.env, ...(path === null ? {} : { CHROME_PATH: path }) } },
  );
  return stdout;
}
