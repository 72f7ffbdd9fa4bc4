import { DrizzleQueryError } from 'drizzle-orm';
import { cutText } from '../../src/domain/text';
import { createThrottledLines } from '../catalogue-files/report';
import type { Database } from '../db/database';
import { rootCause } from '../log';
import { readCatalogueVersion } from '../repositories/catalogue';
import { readMigrations } from '../repositories/shop-copy';
import { emptyShop, finishReplacement, insertRows, isUntouched, lockShop } from '../repositories/shop-replacement';
import { SHOP_TABLES } from '../repositories/shop-tables';
import { BackupProblem, type BackupHeader } from './backup-format';
import { createMediaRestore } from './media-files';
import { readBackup } from './read-backup';
import { checkBackup } from './write-backup';

export interface RestoreTask {
  readonly db: Database;
  readonly dataDir: string;
  readonly path: string;
  /** Allows replacing a shop with customers' data. */
  readonly isReplacing: boolean;
  readonly showProgress: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface Restored {
  readonly header: BackupHeader;
  /** False when the shop was restored without its icons. */
  readonly hasIcons: boolean;
}

/** The file is checked first, then rows are replaced in one transaction. After a BackupProblem nothing has changed. */
export async function restoreBackup(task: RestoreTask): Promise<Restored> {
  const { db, dataDir, path, signal } = task;
  const checked = await checkBackup(path, signal);
  refuseOtherSchema(checked, await readMigrations(db));
  const media = createMediaRestore(dataDir);
  /** Null until all is written and only the commit is left. */
  let versionAfter: number | null = null;
  try {
    // Protected by: the lock of the whole shop.
    await db.transaction(async (tx) => {
      await refuseOthersAtWork(tx);
      if (!task.isReplacing && !(await isUntouched(tx))) throw notEmpty();
      const earlierVersion = await readCatalogueVersion(tx);
      await emptyShop(tx);
      await putParts(tx, task, checked, media.put);
      await finishReplacement(tx, checked, earlierVersion);
      versionAfter = await readCatalogueVersion(tx);
    });
  } catch (error) {
    if (!(await wasCommitted(db, versionAfter, error))) {
      await media.undo();
      if (!(error instanceof DrizzleQueryError)) throw error;
      throw new BackupProblem(
        `The database did not take what the backup holds (${cutText(rootCause(error).message, 200)}). Nothing was changed. Try again, or use another backup.`,
      );
    }
  }
  const hasIcons = await media.showIcons().then(
    () => true,
    () => false,
  );
  return { header: checked, hasIcons };
}

/** After an error. A connection that breaks at the commit says nothing of it: the database is asked, before pictures of its rows are deleted. */
async function wasCommitted(db: Database, versionAfter: number | null, error: unknown): Promise<boolean> {
  if (versionAfter === null) return false;
  try {
    return (await readCatalogueVersion(db)) === versionAfter;
  } catch {
    throw new BackupProblem(
      `The database broke off at the very end (${cutText(error instanceof Error ? rootCause(error).message : String(error), 200)}): this shop ` +
        'is now either what the backup holds, or what it was before, and not a mixture. Run the command again, with --replace.',
    );
  }
}

/** A file that has changed since the check rolls the transaction back. */
async function putParts(
  tx: Database,
  { path, signal, showProgress }: RestoreTask,
  header: BackupHeader,
  putFile: (path: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const showPaced = createThrottledLines(showProgress);
  const tables = new Map(SHOP_TABLES.map((table) => [table.name, table]));
  const total = header.tables.reduce((sum, { rows }) => sum + rows, 0);
  let written = 0;
  for await (const part of readBackup(path)) {
    signal.throwIfAborted();
    if (part.kind === 'header' && JSON.stringify(part.header) !== JSON.stringify(header))
      throw new BackupProblem(`${path} changed while it was read. Run the command again.`);
    if (part.kind === 'file') await putFile(part.path, part.content);
    if (part.kind !== 'rows') continue;
    const table = tables.get(part.table);
    if (table === undefined) throw new Error('A table of the backup is none of the store');
    await insertRows(tx, table, part.rows);
    written += part.rows.length;
    showPaced(`${written} of ${total} rows restored`);
  }
}

function refuseOtherSchema({ migrations, tables }: BackupHeader, present: readonly string[]): void {
  const newer = migrations.filter((tag) => !present.includes(tag));
  if (newer.length > 0)
    throw new BackupProblem(`The backup comes from a newer version of the store (${newer.join(', ')}). Update the store, then restore.`);
  const later = present.filter((tag) => !migrations.includes(tag));
  if (later.length > 0) {
    throw new BackupProblem(
      `The backup comes from an earlier version of the store, without ${later.join(', ')}. Restore it with that version into an empty ` +
        'database or folder, then start this version on it: it brings the data up to date.',
    );
  }
  const outline = (list: readonly { readonly name: string; readonly columns: readonly string[] }[]): string =>
    JSON.stringify(list.map(({ name, columns }) => `${name}: ${[...columns].sort().join()}`).sort());
  if (outline(tables) !== outline(SHOP_TABLES))
    throw new BackupProblem('The backup holds other tables than this version of the store. Restore it with the version that wrote it.');
}

async function refuseOthersAtWork(tx: Database): Promise<void> {
  const { isOpen, others } = await lockShop(tx);
  if (isOpen)
    throw new BackupProblem('The store is open. Stop every server of it, run this command again, then start them. Nothing was changed.');
  if (others === 0) return;
  throw new BackupProblem(
    `The database is in use: ${others === 1 ? 'one other connection is' : `${others} other connections are`} open. Stop every server of this store ` +
      '(and consoles that are connected with its user), run the command again, then start them.',
  );
}

function notEmpty(): BackupProblem {
  return new BackupProblem(
    'This shop is in use: it has shoppers, orders or a catalogue of its own. Nothing was changed. To throw away what it holds now, ' +
      "make a 'backup' of it first, then add --replace.",
  );
}
