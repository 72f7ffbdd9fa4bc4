import { existsSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import {
  checkRoom,
  damagedFolder,
  DataFolderProblem,
  folderProblem,
  freeBytes,
  makeDataFolder,
  RESERVE_BYTES,
  RESERVED_FILE_BYTES,
  reservedDiskSpace,
  type ReservedDiskSpace,
} from './data-folder';
import { type OpenDatabase, createHealth } from './database';
import { errorCode } from './database-trouble';
import { lockDirectory } from './directory-lock';
import { startDurableEngine } from './durable-file-system';
import { prepareFolder, removeUnfinished } from './prepare-folder.mjs';

const ROOM_CHECK_MS = 500;
/** PostgreSQL's classes for a file that is missing or unreadable, and for contents that make no sense. */
const DAMAGE_CODES = /^(?:58|XX)/;

/** Throws DataFolderProblem for a folder that is in use, not writable or damaged, and for a full disk. */
export async function openEmbedded(dataDir: string, prepare: (opened: OpenDatabase) => Promise<void>): Promise<OpenDatabase> {
  makeDataFolder(dataDir);
  const lock = await lockDirectory(dataDir);
  const folder = join(dataDir, 'db');
  const opened = await makeAndOpen(dataDir, folder, () => lock.release()).catch(async (error: unknown) => {
    await lock.release();
    throw folderProblem(folder, error);
  });
  try {
    await prepare(opened);
    return opened;
  } catch (error) {
    // The error of the preparation is the one to tell, also where the engine cannot end in order.
    await opened.close().catch(() => undefined);
    throw DAMAGE_CODES.test(errorCode(error)) ? damagedFolder(folder, error) : folderProblem(folder, error);
  }
}

async function makeAndOpen(dataDir: string, folder: string, onClosed: () => Promise<void>): Promise<OpenDatabase> {
  checkRoom(dataDir, !existsSync(folder));
  await removeUnfinished(folder);
  await prepareFolder(folder).catch(notMade);
  return openFolder(folder, onClosed);
}

/** Errors without a code are prepareFolder's own: their message tells what to do. */
function notMade(error: unknown): never {
  throw error instanceof Error && !('code' in error) ? new DataFolderProblem(error.message) : error;
}

async function openFolder(folder: string, onClosed: () => Promise<void>): Promise<OpenDatabase> {
  // Not renamed with the code: folders of earlier releases have this file.
  const kept = reservedDiskSpace(`${folder}.kept-room`);
  kept.keep();
  const engine = await startDurableEngine(folder, syncOrEnd, () => {
    if (!kept.giveUp()) endFull(folder);
  }).catch((error: unknown) => {
    const problem = folderProblem(folder, error);
    throw problem instanceof DataFolderProblem ? problem : damagedFolder(folder, error);
  });
  const db = drizzle({ client: engine });
  const room = watchRoom(folder, engine, kept);
  return {
    db,
    patientDb: db,
    engine: 'embedded',
    health: createHealth(async () => {
      await db.execute(sql`select 1`);
      return room.isFull() ? 'full' : 'ok';
    }),
    async close() {
      room.stop();
      await engine.close().finally(onClosed);
    },
  };
}

/** The shop is read-only while the disk has too little space. */
function watchRoom(folder: string, engine: PGlite, kept: ReservedDiskSpace): { isFull(): boolean; stop(): void } {
  let isFull = false;
  const look = (): void => {
    const isFullNow = freeBytes(folder) < (kept.isKept() ? RESERVE_BYTES - RESERVED_FILE_BYTES : RESERVE_BYTES);
    if (isFullNow === isFull) return;
    if (!isFullNow) kept.keep();
    isFull = isFullNow;
    void engine.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
  };
  const timer = setInterval(look, ROOM_CHECK_MS).unref();
  return { isFull: () => isFull, stop: () => clearInterval(timer) };
}

/** Other programs have used up the reserved space too, and the engine would hang. */
function endFull(folder: string): never {
  process.stderr.write(`The disk that holds ${folder} is full. The store stops; make room, then start it again. What was saved is kept.\n`);
  process.exit(1);
}

/** As PostgreSQL does: only a fresh start shows what the disk has saved. */
function syncOrEnd(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    process.stderr.write(
      `The disk did not keep what the store wrote (${String(error)}). The store stops; start it again when the disk is well.\n`,
    );
    process.exit(1);
  }
}
