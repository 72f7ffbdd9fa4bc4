import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatCount } from '../../src/domain/number-text';
import { noteBackup } from '../backup/kept-backups';
import { BackupProblem, type BackupHeader } from '../backup/backup-format';
import { done, misused, neverAborted, refused, type Command } from './command';
import { fileReply } from './file-argument';
import { instantText } from './table';
import type { ToolReply } from './tool-socket';

export const backupCommand: Command = {
  name: 'backup',
  parameters: 'FILE [--overwrite]',
  summary: 'writes the whole shop into one file, also while the store is open',
  run: async ({ db, dataDir, workingDir, showProgress, signal = neverAborted() }, args) => {
    const path = fileFrom(args, '--overwrite', workingDir);
    if (path === null) return misused("Name one file for the backup, such as 'backup shop-monday.backup'.");
    if (existsSync(path) && !args.includes('--overwrite')) return refused(`${path} exists. Name another file, or add --overwrite.`);
    const { writeBackup } = await import('../backup/write-backup');
    return replyTo('The backup broke off, and no file was written', async () => {
      const now = Date.now();
      const { header, bytes } = await writeBackup({ db, dataDir, path, now, showProgress, signal });
      // An import's own copy does not count: it stays on the same disk.
      await noteBackup(dataDir, now);
      return [
        `Backed up to ${path} (${sizeText(bytes)}), and read back: ${contentText(header)}.`,
        'It holds names, addresses and password hashes: keep it where only you can read it, and a copy on another machine.',
      ].join('\n');
    });
  },
};

const NAME_ONE = "Name the file of one backup, such as 'restore shop-monday.backup'.";

export const restoreCommand: Command = {
  name: 'restore',
  parameters: 'FILE [--replace]',
  summary: 'makes the shop what a backup holds; stop the store first',
  // Before the shop is created: a file that cannot be restored would leave a sample shop behind.
  beforeNewShop: async ({ args, workingDir }) => {
    const path = fileFrom(args.slice(1), '--replace', workingDir);
    if (path === null) return misused(NAME_ONE);
    const { checkBackup } = await import('../backup/write-backup');
    const reply = await replyTo('Nothing was restored', async () => (await checkBackup(path, neverAborted())).madeAt);
    return reply.exitCode === 0 ? null : reply;
  },
  run: async ({ db, dataDir, workingDir, isStoreOpen, showProgress, signal = neverAborted() }, args) => {
    const path = fileFrom(args, '--replace', workingDir);
    if (path === null) return misused(NAME_ONE);
    // A request during the restore could write one half into each shop.
    if (isStoreOpen === true) return refused('The store is open. Stop it, run this command again, then start it. Nothing was changed.');
    const { restoreBackup } = await import('../backup/restore-backup');
    return replyTo('Nothing was restored', async () => {
      const { header, hasIcons } = await restoreBackup({
        db,
        dataDir,
        path,
        isReplacing: args.includes('--replace'),
        showProgress,
        signal,
      });
      const icons = hasIcons ? '' : " Its icons could not be put into the data folder: set them with 'icons FILE'.";
      return `Restored the shop of ${instantText(new Date(header.madeAt))}: ${contentText(header)}.${icons}\nEverybody has to sign in again. Now start the store.`;
    });
  },
};

function fileFrom(args: readonly string[], option: string, workingDir: string): string | null {
  const [file, ...others] = args.filter((arg) => arg !== option);
  return file === undefined || others.length > 0 || file.startsWith('--') || file === '' ? null : resolve(workingDir, file);
}

async function replyTo(failure: string, work: () => Promise<string>): Promise<ToolReply> {
  try {
    return done(await work());
  } catch (error) {
    return error instanceof BackupProblem ? refused(error.message) : fileReply(failure, error);
  }
}

function contentText({ tables, files }: BackupHeader): string {
  const rowsOf = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
  const named: readonly (readonly [string, string])[] = [
    ['products', 'products'],
    ['users', 'shoppers'],
    ['orders', 'orders'],
    ['contact_messages', 'messages'],
  ];
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...named.map(([table, word]) => `${formatCount(rowsOf(table))} ${word}`),
    `${formatCount(all)} rows in all`,
    `${formatCount(files)} picture files`,
  ].join(', ');
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
