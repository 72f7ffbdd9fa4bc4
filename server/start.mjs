// `npm start`: builds what is missing, then runs the store. Needs no configuration.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareFolder } from './db/prepare-folder.mjs';

process.env['NODE_ENV'] ??= 'production';
const { buildStore, isBuilt } = await import('../build/build.mjs');
if (!(await isBuilt())) {
  console.log('Building the store. This is needed once, and again after its sources change.');
  await Promise.all([buildStore(), prepareDatabase()]);
}
await import(pathToFileURL(resolve('dist/server/main.js')).href);

/** Creates the embedded database of a first start during the build. Ignores errors: the store meets and reports them. */
async function prepareDatabase() {
  if ((process.env['DATABASE_URL'] ?? '').trim() !== '') return;
  const dataDir = (process.env['DATA_DIR'] ?? '').trim() || './data';
  await prepareFolder(join(dataDir, 'db')).catch(() => undefined);
}
