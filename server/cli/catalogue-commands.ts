import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatCount } from '../../src/domain/number-text';
import { exportCatalogue } from '../catalogue-files/write-file';
import { fileKind } from '../catalogue-files/read-file';
import { importCatalogueFile } from '../owner/shop-files';
import { atTerminal, done, failed, importReply, misused, neverAborted, refused, type Command } from './command';
import { fileProblem, fileReply } from './file-argument';

export const importCatalogueCommand: Command = {
  name: 'import-catalogue',
  parameters: 'FILE [--dry-run] [--retire-missing] [--new-categories]',
  summary: 'brings products and pictures in from a CSV or JSON file (docs/catalogue-files.md)',
  run: async (context, args) => {
    const { file, flags, problem } = readArguments(args);
    if (file === null || problem !== null) return misused(problem ?? "Name the file: 'import-catalogue floors.csv'.");
    const { db, dataDir, showProgress, signal = neverAborted() } = context;
    try {
      const outcome = await importCatalogueFile(atTerminal(db), {
        dataDir,
        showProgress,
        signal,
        path: resolve(context.workingDir, file),
        isDryRun: flags.has('--dry-run'),
        retiresMissing: flags.has('--retire-missing'),
        mayAddCategories: flags.has('--new-categories'),
      });
      return importReply(outcome);
    } catch (error) {
      return failed(`The import broke off: ${fileProblem(error)} Nothing was changed; pictures made so far are kept for the next try.`);
    }
  },
};

export const exportCatalogueCommand: Command = {
  name: 'export-catalogue',
  parameters: 'FILE [--overwrite]',
  summary: 'writes every product to a CSV or JSON file that import-catalogue reads',
  run: async ({ db, workingDir }, args) => {
    const { file, flags, problem } = readArguments(args);
    if (file === null || problem !== null) return misused(problem ?? "Name the file: 'export-catalogue floors.csv'.");
    const path = resolve(workingDir, file);
    const kind = fileKind(path);
    if (kind === null) return refused('The name of the file must end in .csv or .json.');
    if (existsSync(path) && !flags.has('--overwrite')) return refused(`${path} exists. Name another file, or add --overwrite.`);
    try {
      const { written, leftOut } = await exportCatalogue(db, path, kind);
      const without = leftOut === 0 ? '' : `, without ${formatCount(leftOut)} of the sample shop that are off sale`;
      return done(`${formatCount(written)} products written to ${path}${without}`);
    } catch (error) {
      return fileReply('The file could not be written', error);
    }
  },
};

interface ReadArguments {
  readonly file: string | null;
  readonly flags: ReadonlySet<string>;
  readonly problem: string | null;
}

function readArguments(args: readonly string[]): ReadArguments {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const problem = files.length > 1 ? 'Name one file. Put a name with blanks into quotes.' : null;
  return { file: files[0] ?? null, flags: new Set(args.filter((arg) => arg.startsWith('--'))), problem };
}
