import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A tab that was open through two updates still finds its scripts. */
const EARLIER_BUILDS = 2;
const BUILD_NAME = /^[\w-]{16}$/;
const UNFINISHED = '.unfinished-';
const ABANDONED_MS = 60 * 60 * 1000;

export interface KeptBuilds {
  readonly home: string;
  readonly current: string;
  /** Newest first; each contains `assets`. */
  readonly earlier: readonly string[];
}

/** Throws when `clientDir` has no build. */
export async function findEarlierBuilds(clientDir: string, dataDir: string): Promise<KeptBuilds> {
  const home = join(dataDir, 'builds');
  const manifest = await readFile(join(clientDir, '.vite/manifest.json'));
  const current = createHash('sha256').update(manifest).digest('base64url').slice(0, 16);
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
