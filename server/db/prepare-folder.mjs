// Plain JavaScript: server/start.mjs runs it before anything is built, so that the folder is made while the page is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { syncFileSystemOf } from './sync-file-system.mjs';

const PROGRAM =
  'const { PGlite } = require(process.argv[1]); PGlite.create({ dataDir: process.argv[2] }).then((engine) => engine.close());';
const SYNCS_AT_ONCE = 16;

/**
 * Makes the embedded engine's folder when it is not there yet. In a process of its own, since making one takes 500 MB that
 * would never be given back; and beside its place, so that a start that is killed half way leaves nothing half made. Two at
 * once are no danger: the second finds the place taken and throws its own away.
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

/** Removes what starts that were killed left behind. Call only by the process that holds the data folder's lock. */
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

/** The engine made it without fsync; before it takes its place, all of it is on the disk. */
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
  // Windows opens no folders, and needs no such care.
  await handle?.sync().catch((error) => {
    if (process.platform !== 'win32') throw error;
  });
  await handle?.close();
}
