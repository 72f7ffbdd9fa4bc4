import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { mapConcurrently, PICTURES_AT_ONCE } from '../media/map-concurrently';
import { findMadePictures, type MadePicture } from '../media/made-picture';
import { makePicture } from '../media/make-picture';
import { lockCatalogue, putPictures } from '../repositories/catalogue-changes';
import { readOwnersVersion } from '../repositories/catalogue';
import { findHeldPictures, readContentRows, readFloorPlaces, replaceContent } from '../repositories/content-rows';
import { readVideoNames } from '../repositories/catalogue-products';
import { newTranslations, writeTranslations } from '../repositories/translations';
import { contentProblemsText, contentReport } from './content-report';
import { copyVideo, importedVideos, openFolderFiles, type FolderFiles } from './resolve-files';
import { pictureNames, planContent } from './plan-content';
import { readContentFolder } from './read-folder';

export interface ContentTask {
  readonly db: Database;
  readonly dataDir: string;
  /** Absolute. */
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly showProgress: (line: string) => void;
  readonly signal: AbortSignal;
  /** Called after all checks, before the first change. Returns a line for the report. */
  readonly backUp: () => Promise<string>;
}

export interface ContentOutcome {
  /** 'refused' (wrong files) and 'overtaken' (a concurrent change) change nothing. */
  readonly end: 'done' | 'refused' | 'overtaken';
  readonly text: string;
}

const AGAIN = 'Nothing was changed by this import; run the command again.';

/** All or nothing: all checks, a backup, the pictures, then one transaction. */
export async function importContent(task: ContentTask): Promise<ContentOutcome> {
  const { db, dataDir, folder, showProgress, signal } = task;
  const version = await readOwnersVersion(db);
  const { drafts, problems } = await readContentFolder(folder);
  const findMade = await findMadePictures(dataDir);
  const wanted = pictureNames(drafts);
  const heldPictures = await findHeldPictures(
    db,
    wanted.flatMap((name) => (name.startsWith('media:') ? [name.slice('media:'.length)] : [])),
  );
  const stored = await readContentRows(db);
  const heldVideos = new Set<string | null>([
    ...(await readVideoNames(db)),
    ...(await importedVideos(dataDir)),
    ...stored.banner.map(({ videoName }) => videoName),
  ]);
  const files = await openFolderFiles({
    folder,
    wanted,
    isMade: async (name) => (await findMade(name)) !== null,
    isHeldPicture: (name) => heldPictures.has(name),
    isHeldVideo: (name) => heldVideos.has(name),
    signal,
    onChecked: (count, total) => showProgress(`${count} of ${total} pictures checked`),
  });
  const plan = await planContent(drafts, files, stored, await readFloorPlaces(db));
  const allProblems = [...problems, ...plan.problems];
  if (allProblems.length > 0) return { end: 'refused', text: contentProblemsText(allProblems) };
  const translations = await newTranslations(db, 'es', plan.translations);
  const report = [
    contentReport(stored, plan.content, shopDayOf(Date.now())),
    ...(files.pictures().length === 0 ? [] : [`${files.pictures().length} picture files, made into the store's sizes and formats.`]),
    ...(translations.length === 0 ? [] : [`${translations.length} ${translations.length === 1 ? 'text' : 'texts'} in Spanish changed.`]),
    ...(plan.reduced.length === 0 ? [] : [`The store leaves out what it does not allow in: ${plan.reduced.join('; ')}.`]),
  ].join('\n');
  if (task.isDryRun)
    return { end: 'done', text: `${report}\n\nDry run: nothing was changed. Run the command without --dry-run to import.` };
  const backup = await task.backUp();
  const made = await makePictures(task, files, findMade);
  for (const video of files.videos()) {
    signal.throwIfAborted();
    if (!(await copyVideo(dataDir, video))) return { end: 'overtaken', text: `${video.path} changed meanwhile. ${AGAIN}` };
  }
  signal.throwIfAborted();
  // Protected by: the catalogue's row lock, and its version since the plan was made.
  const isWritten = await db.transaction(async (tx) => {
    if ((await lockCatalogue(tx)) !== version) return false;
    // A picture from a catalogue file keeps its description.
    const there = await findHeldPictures(
      tx,
      made.map(([name]) => name),
    );
    await putPictures(
      tx,
      made.flatMap(([name, picture]) => (there.has(name) ? [] : [{ name, alt: '', ...picture }])),
    );
    await replaceContent(tx, plan.content);
    await writeTranslations(tx, 'es', translations);
    return true;
  });
  return isWritten
    ? { end: 'done', text: `${report}\n\nImported. ${backup}` }
    : { end: 'overtaken', text: `Somebody else changed the shop meanwhile. ${AGAIN}` };
}

async function makePictures(
  { dataDir, showProgress, signal }: ContentTask,
  files: FolderFiles,
  findMade: (name: string) => Promise<MadePicture | null>,
): Promise<readonly (readonly [string, MadePicture])[]> {
  const pictures = files.pictures();
  let count = 0;
  return mapConcurrently(pictures, PICTURES_AT_ONCE, signal, async ({ path, name, widthPx }) => {
    const picture = widthPx === null ? await findMade(name) : await makePicture({ path, name, widthPx }, dataDir);
    if (picture === null) throw new Error(`The picture ${name} has gone from the data folder`);
    showProgress(`${(count += 1)} of ${pictures.length} pictures ready`);
    return [name, picture] as const;
  });
}
