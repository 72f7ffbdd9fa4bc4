// `npm start`: builds what is missing, then runs the store. Needs no configuration.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainMissing, NOT_BUILT } from '../build/missing-parts.mjs';
import { canBuild, isBuilt } from '../build/source-stamp.mjs';
import { prepareFolder } from './db/prepare-folder.mjs';

const STORE = 'dist/server/main.js';

process.env['NODE_ENV'] ??= 'production';
if (canBuild()) {
  if (!isBuilt()) await buildFirst();
} else if (!existsSync(STORE)) {
  console.error(NOT_BUILT);
  process.exit(1);
} else {
  console.log('Running the store as it was built: the packages that would build it anew are not installed.');
}
await import(pathToFileURL(resolve(STORE)).href).catch(explainMissing);

async function buildFirst() {
  console.log('Building the store, about 20 seconds (longer on a busy machine). This is needed once, and again after its sources change.');
  // Absolute: the build may work in another folder for a while.
  const dataDir = resolve((process.env['DATA_DIR'] ?? '').trim() || './data');
  const prepared = prepareDatabase(dataDir);
  const { buildStore } = await import('../build/build.mjs');
  await Promise.all([buildStore({ withPictures: false }), prepared]);
}

/** Creates the embedded database of a first start during the build. Ignores errors: the store meets and reports them. */
async function prepareDatabase(dataDir) {
  if ((process.env['DATABASE_URL'] ?? '').trim() !== '') return;
  await prepareFolder(join(dataDir, 'db')).catch(() => undefined);
}
