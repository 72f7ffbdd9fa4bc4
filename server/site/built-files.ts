import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { otherLanguages, pathIn } from '../../src/domain/languages';
import { errorFacts, type Log } from '../log';
import { webpOnRequest } from '../media/webp-copies';
import { documentPolicy } from './document-policy';
import type { FileFolder } from './static-files';

/** Installed apps keep the shell's headers, and Stripe may be configured later: it is always allowed. */
const SHELL_HEADERS = { 'Content-Security-Policy': documentPolicy({ stripe: true }) };

/** Stripe's card field loads our font from Stripe's origin. */
const FONT_HEADERS = { 'Access-Control-Allow-Origin': '*' };

function headersFor(path: string): Readonly<Record<string, string>> {
  if (path.endsWith('/app.html')) return SHELL_HEADERS;
  return path.endsWith('.woff2') ? FONT_HEADERS : {};
}

/** shop-manifest.ts serves the manifest. */
const IS_STATIC = /^(?!\/manifest\.webmanifest$)/;

interface BuiltFilesParts {
  readonly dataDir: string;
  readonly isWorkerWithdrawn: boolean;
  readonly log: Log;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** This build, then the `assets` of earlier builds on this data folder (decision 0012). */
export async function builtFiles(
  clientDir: string,
  { dataDir, isWorkerWithdrawn, log, inBackground }: BuiltFilesParts,
): Promise<readonly FileFolder[]> {
  const thisBuild: FileFolder = { folder: clientDir, holds: IS_STATIC, headersFor, makeMissing: webpOnRequest(clientDir) };
  const own = isWorkerWithdrawn ? [{ folder: clientDir, holds: /^\/sw\.js$/, instead: '/withdrawn-sw.js' }, thisBuild] : [thisBuild];
  try {
    const kept = await findEarlierBuilds(clientDir, dataDir);
    inBackground(() => keepBuild(clientDir, kept));
    return [...own, ...kept.earlier.map((folder): FileFolder => ({ folder, holds: /^\/assets\//, headersFor }))];
  } catch (error) {
    log({ level: 'error', event: 'earlier_builds', ...errorFacts(error) });
    return own;
  }
}

/** A tab that was open through two updates still finds its scripts. */
const EARLIER_BUILDS = 2;
const BUILD_NAME = /^[\w-]{16}$/;
const UNFINISHED = '.unfinished-';
const ABANDONED_MS = 60 * 60 * 1000;

interface KeptBuilds {
  readonly home: string;
  readonly current: string;
  /** Newest first; each contains `assets`. */
  readonly earlier: readonly string[];
}

/** Throws when `clientDir` has no build. */
export async function findEarlierBuilds(clientDir: string, dataDir: string): Promise<KeptBuilds> {
  const home = join(dataDir, 'builds');
  const hash = createHash('sha256').update(await readFile(join(clientDir, '.vite/manifest.json')));
  // A build may differ in one language alone.
  for (const language of otherLanguages)
    hash.update(await readFile(join(clientDir, '.vite', pathIn(language, '/manifest.json'))).catch(() => ''));
  const current = hash.digest('base64url').slice(0, 16);
  const names = (await newestFirst(home)).filter((name) => BUILD_NAME.test(name) && name !== current);
  return { home, current, earlier: names.slice(0, EARLIER_BUILDS).map((name) => join(home, name)) };
}

/** For later servers; deletes builds that are no longer needed. */
export async function keepBuild(clientDir: string, { home, current, earlier }: KeptBuilds): Promise<void> {
  const place = join(home, current);
  const now = new Date();
  const isKept = await utimes(place, now, now).then(
    () => true,
    () => false,
  );
  if (!isKept) await copyWhole(join(clientDir, 'assets'), place);
  for (const name of await newestFirst(home)) {
    const folder = join(home, name);
    const isNeeded = folder === place || earlier.includes(folder);
    const isDroppable = BUILD_NAME.test(name) ? !isNeeded : name.includes(UNFINISHED) && (await ageMs(folder)) > ABANDONED_MS;
    if (isDroppable) await rm(folder, { recursive: true, force: true });
  }
}

/** Renamed at the end: an interrupted copy never counts as a build. */
async function copyWhole(assets: string, place: string): Promise<void> {
  const unfinished = `${place}${UNFINISHED}${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await cp(assets, join(unfinished, 'assets'), { recursive: true });
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another server on this folder may have finished first.
    if (
      !(await stat(place).then(
        (found) => found.isDirectory(),
        () => false,
      ))
    )
      throw error;
  }
}

async function newestFirst(home: string): Promise<readonly string[]> {
  const names = await readdir(home).catch(() => []);
  const dated = await Promise.all(names.map(async (name) => ({ name, age: await ageMs(join(home, name)) })));
  return dated.sort((a, b) => a.age - b.age).map(({ name }) => name);
}

/** A deleted folder counts as the oldest. */
async function ageMs(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
