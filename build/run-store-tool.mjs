// `npm run store`: runs the owner's tool as it was built with the store. Where sources have changed since, or nothing is built yet, it is bundled
// anew into a folder named for the sources: calls at the same time do not disturb one another, and none runs old code.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canBuild, isBuilt, sourceStamp } from './source-stamp.mjs';
import { explainMissing, NOT_BUILT } from './missing-parts.mjs';

const BUILT = 'dist/server/tool.js';
const BUNDLES = 'node_modules/.cache/store-tool';
const ABANDONED_AFTER_MS = 600_000;

const program = await findProgram();
process.argv[1] = program;
await import(pathToFileURL(resolve(program)).href).catch(explainMissing);

async function findProgram() {
  if (existsSync(BUILT) && (!canBuild() || isBuilt())) return BUILT;
  if (canBuild()) return join(await bundleOnce(sourceStamp()), 'tool.js');
  console.error(NOT_BUILT);
  process.exit(1);
}

async function bundleOnce(stamp) {
  const folder = join(BUNDLES, stamp.slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(BUNDLES, { recursive: true });
  const earlier = readdirSync(BUNDLES);
  const unfinished = mkdtempSync(join(BUNDLES, 'unfinished-'));
  const [{ enterPlainFolder }, { bundleProgram }] = await Promise.all([import('./plain-folder.mjs'), import('./run-ts.mjs')]);
  const leavePlainFolder = enterPlainFolder();
  try {
    await bundleProgram('server/cli/store.ts', unfinished, 'tool.js');
  } finally {
    leavePlainFolder();
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOld(earlier);
  return folder;
}

/** All but the last two: a call may just be running one. */
function removeOld(names) {
  const byAge = names
    .map((name) => ({ path: join(BUNDLES, name), at: statSync(join(BUNDLES, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    // Another call may just be making one.
    .filter(({ path, at }) => !basename(path).startsWith('unfinished') || at < Date.now() - ABANDONED_AFTER_MS)
    .sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(2)) rmSync(path, { recursive: true, force: true });
}
