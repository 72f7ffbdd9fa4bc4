import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../../tests/browser/chromium-flags';

/** What one Lighthouse run said of a page: a score of 0 to 1, layout shift without a unit, the rest in milliseconds. */
export interface PageAudit {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  /** What the machine could do right then, as Lighthouse measures it: other programs and the host make it less. */
  readonly machineSpeed: number;
  /** The versions of Lighthouse and of the browser. */
  readonly measuredBy: string;
}

interface LighthouseReport {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string; readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Now and then Lighthouse loses the beginning of its trace. */
const TRIES = 3;

/** One run with a fresh browser: mobile, simulated throttling, performance alone. Throws when Lighthouse could not measure, three times. */
export async function auditPage(url: string, chromePath: string | null, tries = TRIES): Promise<PageAudit> {
  try {
    return await auditOnce(url, chromePath);
  } catch (error) {
    if (tries === 1) throw error;
    console.error(error instanceof Error ? error.message : error);
    return auditPage(url, chromePath, tries - 1);
  }
}

async function auditOnce(url: string, chromePath: string | null): Promise<PageAudit> {
  const folder = await mkdtemp(join(tmpdir(), 'first-visit-'));
  const file = join(folder, 'report.json');
  try {
    await run([
      'node_modules/lighthouse/cli/index.js', url, '--quiet', '--only-categories=performance', '--output=json', `--output-path=${file}`,
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
    ], chromePath === null ? {} : { CHROME_PATH: chromePath });
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readReport({ categories, audits, lighthouseVersion, environment }: LighthouseReport): PageAudit {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score ?? Number.NaN,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    machineSpeed: environment.benchmarkIndex,
    measuredBy: `Lighthouse ${lighthouseVersion}, ${/\w*Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? 'unknown browser'}`,
  };
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}:\n${complaints}`))));
  });
}
