// Plain JavaScript: server/start.mjs runs it before the build, so that folder and page are made in parallel.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { syncFileSystemOf } from './sync-file-system.mjs';

/** Each function of the engine is compiled once: for a few seconds of work, compiling it again for speed costs more than it saves. */
const PROGRAM = `
require('node:v8').setFlagsFromString('--liftoff-only');
const { PGlite } = require(process.argv[1]);
PGlite.create({ dataDir: process.argv[2] }).then((engine) => engine.close());`;
const SYNCS_AT_ONCE = 16;

/**
 * Creates the embedded engine's folder when it is missing. In a separate process, because creating it takes 500 MB that would never be
 * released; and under a temporary name, so that a killed start leaves no half-made folder. Two concurrent calls are safe: the second finds the
 * folder and deletes its own.
 */
export async function prepareFolder(folder) {
  if (isMade(folder)) return;
  if ((await readdir(folder).catch(() => [])).length > 0 && !isMade(folder)) throw foreignFiles(folder);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    await runProgram(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, folder).catch(() => {
      if (!isMade(folder)) throw foreignFiles(folder);
    });
    await syncOne(dirname(folder));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes the remains of killed starts. Call only in the process that holds the data folder's lock. */
export async function removeUnfinished(folder) {
  const names = await readdir(dirname(folder));
  const left = names.filter((name) => name.startsWith(`${basename(folder)}.unfinished`));
  await Promise.all(left.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })));
}

const foreignFiles = (folder) =>
  new Error(`The folder ${folder} holds files that are no database of this store. Move them away, or choose another DATA_DIR.`);

const isMade = (folder) => existsSync(join(folder, 'PG_VERSION'));

async function runProgram(folder) {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await new Promise((done, fail) => {
    const child = spawn(process.execPath, ['-e', PROGRAM, engine, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`The embedded database could not be made (exit code ${code}).`))));
  });
}

/** The engine created it without fsync: everything is synced before the rename. */
async function syncFolder(folder) {
  if (syncFileSystemOf(folder)) return;
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name))];
  const syncNext = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncOne(path);
  };
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncNext));
}

async function syncOne(path) {
  const handle = await open(path, 'r').catch(() => null);
  // Windows cannot open folders, and need not.
  await handle?.sync().catch((error) => {
    if (process.platform !== 'win32') throw error;
  });
  await handle?.close();
}
