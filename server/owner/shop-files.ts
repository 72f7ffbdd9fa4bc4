import { basename } from 'node:path';
import { contentBackupPath } from '../backup/kept-backups';
import type { ImportOutcome, ImportTask } from '../catalogue-files/import-catalogue';
import type { ContentOutcome, ContentTask } from '../content-files/import-content';
import { noteAct, type ShopChange } from './note-act';

/** All or nothing. Throws what reading and drawing throw; then nothing was changed. */
export async function importCatalogueFile(change: ShopChange, task: Omit<ImportTask, 'db'>): Promise<ImportOutcome> {
  // Loaded on demand: a starting store does not need the image encoder.
  const { importCatalogue } = await import('../catalogue-files/import-catalogue');
  const outcome = await importCatalogue({ ...task, db: change.db });
  if (!task.isDryRun && outcome.end === 'done') await noteImport(change, 'catalogue imported', task.path);
  return outcome;
}

/** As `importCatalogueFile`, after a backup; `toldOfBackup` makes its sentence from the backup's path. */
export async function importContentFolder(
  change: ShopChange,
  task: Omit<ContentTask, 'db' | 'backUp'>,
  toldOfBackup: (path: string) => string,
): Promise<ContentOutcome> {
  const [{ importContent }, { writeBackup }] = await Promise.all([
    import('../content-files/import-content'),
    import('../backup/write-backup'),
  ]);
  const { db, now } = change;
  const { dataDir, showProgress, signal } = task;
  const backUp = async (): Promise<string> => {
    const path = contentBackupPath(dataDir, now);
    await writeBackup({ db, dataDir, path, now, showProgress, signal });
    return toldOfBackup(path);
  };
  const outcome = await importContent({ ...task, db, backUp });
  if (!task.isDryRun && outcome.end === 'done') await noteImport(change, 'content imported', task.folder);
  return outcome;
}

/** After the import's own transaction: that it was done is true by then. The path of the owner's machine says nothing. */
async function noteImport({ db, by, now }: ShopChange, kind: string, path: string): Promise<void> {
  await noteAct(db, { member: by, now }, { kind, subject: basename(path) });
}
