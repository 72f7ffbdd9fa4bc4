import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { importContentFolder } from '../owner/shop-files';
import { RETENTION_DAYS } from '../repositories/retention';
import { atTerminal, done, failed, importReply, misused, neverAborted, refused, type Command } from './command';
import { fileProblem, fileReply } from './file-argument';

export const exportContentCommand: Command = {
  name: 'export-content',
  parameters: 'FOLDER [--overwrite]',
  summary: 'writes banner, home texts, categories, guides, articles, reviews and about as files that import-content reads',
  run: async ({ db, workingDir }, args) => {
    const folder = folderOf(args, workingDir);
    if (folder === null) return misused("Name one folder, such as 'export-content content'.");
    try {
      if (existsSync(folder) && readdirSync(folder).length > 0 && !args.includes('--overwrite'))
        return refused(`${folder} is not empty: name another folder, or add --overwrite.`);
      const { exportContent } = await import('../content-files/export-content');
      return done(
        `${(await exportContent(db, folder)).length} files written to ${folder}. Change them, then: import-content FOLDER --dry-run`,
      );
    } catch (error) {
      return fileReply('The files could not be written', error);
    }
  },
};

export const importContentCommand: Command = {
  name: 'import-content',
  parameters: 'FOLDER [--dry-run]',
  summary: 'brings such files in, all or nothing, after a backup; an empty list takes its kind away (docs/content-files.md)',
  run: async ({ db, dataDir, workingDir, showProgress, signal = neverAborted() }, args) => {
    const folder = folderOf(args, workingDir);
    if (folder === null) return misused("Name one folder, such as 'import-content content --dry-run'.");
    const task = { dataDir, folder, isDryRun: args.includes('--dry-run'), showProgress, signal };
    try {
      return importReply(await importContentFolder(atTerminal(db), task, backupText));
    } catch (error) {
      return failed(`The import broke off: ${fileProblem(error)} Nothing was changed; pictures made so far are kept for the next try.`);
    }
  },
};

const backupText = (path: string): string => `The shop as it was before is in ${path}, for ${RETENTION_DAYS.contentBackups} days.`;

function folderOf(args: readonly string[], workingDir: string): string | null {
  const [folder = '', ...others] = args.filter((arg) => !arg.startsWith('--'));
  return folder === '' || others.length > 0 ? null : resolve(workingDir, folder);
}
