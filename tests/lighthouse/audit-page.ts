import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchMeasuringBrowser, MEASURING_ENVIRONMENT } from '../browser/measuring-browser';
import { slowdownAt, speedOf } from '../browser/one-phone';
import type { TraceEvent } from '../browser/trace-event';
import { onOwnCore } from './own-core';

/** What this project reads of a report. */
export interface LighthouseReport {
  readonly lighthouseVersion: string;
  readonly environment: { readonly hostUserAgent: string; readonly benchmarkIndex: number };
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** One visit, told three times. */
export interface Audit {
  /** By Lighthouse's usual slowdown of 4, whatever the machine could do just then. */
  readonly usual: LighthouseReport;
  /** For one phone: slowed down by what the machine could do right before or right after, whichever was more (docs/decisions/0029-one-phone.md). */
  readonly onePhone: LighthouseReport;
  /** By the usual slowdown of processor time, whatever else wanted the cores (docs/decisions/0036-a-core-to-itself.md). */
  readonly ownCore: LighthouseReport;
}

interface Artifacts {
  readonly BenchmarkIndex: number;
  readonly settings: { readonly throttling: Readonly<Record<string, unknown>> };
}

/** Now and then Lighthouse loses the beginning of its trace. */
const TRIES = 3;

/** Visits a page once with a fresh browser, by Lighthouse's settings: mobile and simulated throttling unless they say otherwise. Throws when Lighthouse could not measure, three times. */
export async function auditPage(url: string, settings: object, tries = TRIES): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    return await auditOnce(url, settings, folder);
  } catch (error) {
    if (tries === 1) throw error;
    console.error(error instanceof Error ? error.message : error);
    return await auditPage(url, settings, tries - 1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function auditOnce(url: string, settings: object, folder: string): Promise<Audit> {
  const seen = join(folder, 'seen');
  const usual = await lighthouse(url, settings, folder, `-GA=${seen}`);
  const artifactsFile = join(seen, 'artifacts.json');
  const artifacts = JSON.parse(await readFile(artifactsFile, 'utf8')) as Artifacts;
  const throttling = {
    ...artifacts.settings.throttling,
    cpuSlowdownMultiplier: slowdownAt(Math.max(artifacts.BenchmarkIndex, await machineSpeed())),
  };
  await writeFile(artifactsFile, JSON.stringify({ ...artifacts, settings: { ...artifacts.settings, throttling } }));
  const onePhone = await lighthouse(url, { ...settings, throttling }, folder, `-A=${seen}`);

  const traceFile = join(seen, 'defaultPass.trace.json');
  const trace = JSON.parse(await readFile(traceFile, 'utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  await writeFile(traceFile, JSON.stringify({ ...trace, traceEvents: onOwnCore(trace.traceEvents) }));
  await writeFile(artifactsFile, JSON.stringify(artifacts));
  return { usual, onePhone, ownCore: await lighthouse(url, settings, folder, `-A=${seen}`) };
}

async function lighthouse(url: string, settings: object, folder: string, ...flags: readonly string[]): Promise<LighthouseReport> {
  const [reportFile, settingsFile] = [join(folder, 'report.json'), join(folder, 'settings.json')];
  await writeFile(settingsFile, JSON.stringify(settings));
  await run([
    'node_modules/lighthouse/cli/index.js',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${reportFile}`,
    `--cli-flags-path=${settingsFile}`,
    ...flags,
  ]);
  return JSON.parse(await readFile(reportFile, 'utf8')) as LighthouseReport;
}

async function machineSpeed(): Promise<number> {
  const browser = await launchMeasuringBrowser();
  try {
    return await speedOf(browser);
  } finally {
    await browser.close();
  }
}

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env: MEASURING_ENVIRONMENT });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}:\n${complaints}`))));
  });
}
