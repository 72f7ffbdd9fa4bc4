import { dirname } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { formatCount } from '../../src/domain/number-text';
import type { Database } from '../db/database';
import { mapConcurrently, PICTURES_AT_ONCE } from '../media/map-concurrently';
import { checkPicture, type CheckedPicture } from '../media/check-picture';
import { findMadePictures, type MadePicture } from '../media/made-picture';
import { makePicture } from '../media/make-picture';
import { readOwnersVersion } from '../repositories/catalogue';
import { readAllProducts, readCatalogueNames, type StoredProduct } from '../repositories/catalogue-products';
import { newTranslations } from '../repositories/translations';
import { checkRow, type ProductDraft } from './check-row';
import { filesOf } from './choose-pictures';
import type { Problem } from './file-row';
import { planImport, type ImportPlan } from './plan-import';
import { readCatalogueFile } from './read-file';
import { planText, problemsText, createThrottledLines } from './report';
import { writeImport } from './write-import';

export interface ImportTask {
  readonly db: Database;
  readonly dataDir: string;
  /** Absolute; pictures are relative to its folder. */
  readonly path: string;
  readonly isDryRun: boolean;
  readonly retiresMissing: boolean;
  readonly mayAddCategories: boolean;
  readonly showProgress: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface ImportOutcome {
  /** 'refused' (a wrong file) and 'overtaken' (a concurrent change) change nothing. */
  readonly end: 'done' | 'refused' | 'overtaken';
  readonly text: string;
}

const ROWS_AT_ONCE = 200;
type FindMade = (name: string) => Promise<MadePicture | null>;

/** All or nothing: all checks, then the pictures, then one transaction. */
export async function importCatalogue(task: ImportTask): Promise<ImportOutcome> {
  const { db, retiresMissing } = task;
  const showPaced = createThrottledLines(task.showProgress);
  const version = await readOwnersVersion(db);
  const { drafts, problems } = await readDrafts(task, showPaced);
  const findMade = await findMadePictures(task.dataDir);
  const checked = await checkPictures(filesOf(drafts), findMade, task, showPaced);
  const stored = await readStored(db);
  const plan = await planImport(drafts, checked, stored, task.mayAddCategories);
  const allProblems = [...problems, ...plan.problems];
  if (allProblems.length > 0) return { end: 'refused', text: problemsText(allProblems) };
  const toMake = plan.filePictures.filter(({ source }) => source.widthPx !== null);
  const report = planText(plan, {
    retiresMissing,
    picturesToMake: toMake.length,
    spanishTexts: (await newTranslations(db, 'es', plan.translations)).length,
  });
  if (task.isDryRun)
    return { end: 'done', text: `${report}\n\nDry run: nothing was changed. Run the command without --dry-run to import.` };
  const made = await makePictures(plan, findMade, task, showPaced);
  const categoryIds = new Map(stored.names.categories.map(({ id, title }) => [title, id]));
  const total = plan.added.length + plan.changed.length;
  const isWritten = await writeImport(db, { plan, made, retiresMissing, categoryIds, version }, (count) => {
    task.signal.throwIfAborted();
    showPaced(progress(count, total, 'products written'));
  });
  return isWritten
    ? { end: 'done', text: `${report}\n\nImported.` }
    : {
        end: 'overtaken',
        text: 'Somebody else changed the catalogue meanwhile. Nothing was changed by this import; run the command again.',
      };
}

async function readDrafts(
  task: ImportTask,
  showPaced: (line: string) => void,
): Promise<{ drafts: readonly ProductDraft[]; problems: readonly Problem[] }> {
  const read = await readCatalogueFile(task.path);
  const problems = [...read.problems];
  const drafts: ProductDraft[] = [];
  for (const [index, fileRow] of read.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) {
      await otherWork();
      task.signal.throwIfAborted();
      showPaced(progress(index, read.rows.length, 'rows checked'));
    }
    const checked = checkRow(fileRow);
    problems.push(...checked.problems);
    if (checked.draft !== null) drafts.push(checked.draft);
  }
  return { drafts, problems };
}

async function checkPictures(
  files: readonly string[],
  findMade: FindMade,
  task: ImportTask,
  showPaced: (line: string) => void,
): Promise<ReadonlyMap<string, CheckedPicture>> {
  let count = 0;
  const checked = await mapConcurrently(files, PICTURES_AT_ONCE, task.signal, async (file) => {
    const found = await checkPicture(dirname(task.path), file, async (name) => (await findMade(name)) !== null, 'the catalogue file');
    count += 1;
    showPaced(progress(count, files.length, 'pictures checked'));
    return [file, found] as const;
  });
  return new Map(checked);
}

async function makePictures(
  { filePictures }: ImportPlan,
  findMade: FindMade,
  task: ImportTask,
  showPaced: (line: string) => void,
): Promise<ReadonlyMap<string, MadePicture>> {
  let count = 0;
  const made = await mapConcurrently(filePictures, PICTURES_AT_ONCE, task.signal, async ({ source: { path, name, widthPx } }) => {
    const picture = widthPx === null ? await findMade(name) : await makePicture({ path, name, widthPx }, task.dataDir);
    if (picture === null) throw new Error(`The picture ${name} has gone from the data folder`);
    count += 1;
    showPaced(progress(count, filePictures.length, 'pictures ready'));
    return [name, picture] as const;
  });
  return new Map(made);
}

async function readStored(db: Database) {
  const products = new Map<string, StoredProduct>();
  for await (const batch of readAllProducts(db)) {
    for (const one of batch) products.set(one.product.slug, one);
    await otherWork();
  }
  return { products, names: await readCatalogueNames(db) };
}

function progress(count: number, total: number, what: string): string {
  return `${formatCount(count)} of ${formatCount(total)} ${what}`;
}
