import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createThrottledLines } from '../catalogue-files/report';
import type { Database } from '../db/database';
import { readOutline, readTable, readWholeShop, type ShopOutline } from '../repositories/shop-copy';
import { SHOP_TABLES } from '../repositories/shop-tables';
import { BACKUP_VERSION, FILE_LINE_BYTES, type BackupHeader, createLineWriter, type LineWriter } from './backup-format';
import { listMediaFiles } from './media-files';
import { readBackup } from './read-backup';

export interface BackupTask {
  readonly db: Database;
  readonly dataDir: string;
  /** Absolute. An existing file is replaced when the new one is complete. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly showProgress: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface WrittenBackup {
  readonly header: BackupHeader;
  readonly bytes: number;
}

/** The copy is consistent, and verified before it is renamed to its path. */
export async function writeBackup(task: BackupTask): Promise<WrittenBackup> {
  const unfinished = `${task.path}.unfinished-${randomBytes(6).toString('hex')}`;
  const writer = createLineWriter(unfinished);
  try {
    const files = await writeRows(task, writer);
    await writeFiles(task, writer, files);
    await writer.write([JSON.stringify({ sha256: writer.digest() })]);
    await writer.end();
    const header = await checkBackup(unfinished, task.signal);
    const { size: bytes } = await stat(unfinished);
    await rename(unfinished, task.path);
    await syncFolder(dirname(task.path));
    return { header, bytes };
  } catch (error) {
    await writer.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads the whole file; throws BackupProblem when it is incomplete. */
export async function checkBackup(path: string, signal: AbortSignal): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  for await (const part of readBackup(path)) {
    signal.throwIfAborted();
    if (part.kind === 'header') header = part.header;
  }
  if (header === null) throw new Error('A backup begins with its header');
  return header;
}

/** Files are listed in the rows' transaction, so every file that a row names exists. */
function writeRows({ db, dataDir, now, showProgress, signal }: BackupTask, writer: LineWriter): Promise<readonly string[]> {
  const showPaced = createThrottledLines(showProgress);
  return readWholeShop(db, async (tx) => {
    const outline = await readOutline(tx);
    const files = await listMediaFiles(dataDir);
    await writer.write([headerLine(outline, files.length, now)]);
    const total = outline.tables.reduce((sum, { rows }) => sum + rows, 0);
    let written = 0;
    for (const table of SHOP_TABLES) {
      for await (const rows of readTable(tx, table)) {
        signal.throwIfAborted();
        await writer.write(rows);
        written += rows.length;
        showPaced(`${written} of ${total} rows backed up`);
      }
    }
    return files;
  });
}

function headerLine(outline: ShopOutline, files: number, now: number): string {
  const { migrations, tables, numbers } = outline;
  const header = {
    format: 'flooring-store-backup',
    version: BACKUP_VERSION,
    madeAt: new Date(now).toISOString(),
    migrations,
    tables,
    numbers,
    files,
  };
  return JSON.stringify(header);
}

async function writeFiles({ dataDir, showProgress, signal }: BackupTask, writer: LineWriter, files: readonly string[]): Promise<void> {
  const showPaced = createThrottledLines(showProgress);
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const content = await readFile(join(dataDir, file));
    await writer.write([JSON.stringify({ file, bytes: content.length })]);
    for (let at = 0; at < content.length; at += FILE_LINE_BYTES) await writer.write([content.toString('base64', at, at + FILE_LINE_BYTES)]);
    showPaced(`${index + 1} of ${files.length} picture files backed up`);
  }
}

/** The rename then survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
