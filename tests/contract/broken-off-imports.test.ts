import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandFailure } from '../../server/cli/failure-words';
import { fillShop, NOT_RESTORED, ownerTool, PICTURE, tableContents } from '../fixtures/filled-shop';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { openTestStore } from '../fixtures/test-store';
import { repeats } from '../repetitions';
import { endingDatabase, Lifeline } from '../schedules/ending-database';

/** Far more than any import makes. */
const MOST_CALLS = 400;
type Ending = readonly [what: string, ending: (life: Lifeline, calls: number) => void];
const FOR_GOOD: Ending = ['for good', (life, calls) => life.endAfter(calls)];
const ONCE: Ending = ['once', (life, calls) => life.failOnceAfter(calls)];
/** Those that make a backup or empty a shop take a quarter of a minute each. */
const onlyInWholeRun = describe.skipIf(!repeats);

let database: TestDatabase;
let dir: string;
const tool = (...args: readonly string[]) => ownerTool(database, ...args);

/** What the owner reads, also of a command that ends unexpectedly. */
async function toldBy(life: Lifeline, command: readonly string[]): Promise<string> {
  const broken = { db: endingDatabase(database.db, life), dataDir: dir };
  return ownerTool(broken, ...command).then(({ text }) => text, commandFailure);
}

/**
 * Runs the command again and again, each time ended one call later, until its end is too late to change a thing. Whatever it did, `state`
 * is what it was, or all that an unbroken run makes; and the words are true. Returns what an unbroken run then says.
 */
async function breakOffEverywhere(
  command: readonly string[],
  state: () => Promise<unknown>,
  wanted: unknown,
  ending: (life: Lifeline, calls: number) => void,
): Promise<string> {
  const before = await state();
  const wrongs: string[] = [];
  let isChanged = false;
  let breakOffs = 0;
  for (let calls = 1; !isChanged; calls += 1) {
    expect(calls).toBeLessThan(MOST_CALLS);
    const life = new Lifeline();
    ending(life, calls);
    const words = await toldBy(life, command);
    breakOffs += life.breakOffs > 0 ? 1 : 0;
    const after = JSON.stringify(await state());
    isChanged = after !== JSON.stringify(before);
    if (isChanged && after !== JSON.stringify(wanted)) wrongs.push(`after ${calls} calls it is half done`);
    if (isChanged && words.includes('Nothing was')) wrongs.push(`after ${calls} calls it is done, and said: ${words}`);
    if (!isChanged && /Imported|Restored/.test(words)) wrongs.push(`after ${calls} calls nothing is done, and said: ${words}`);
    if (life.breakOffs > 0 && words === '') wrongs.push(`after ${calls} calls nothing was said`);
  }
  expect(wrongs).toEqual([]);
  expect(breakOffs).toBeGreaterThan(5);
  const { exitCode, text } = await tool(...command);
  expect([exitCode, JSON.stringify(await state())]).toEqual([0, JSON.stringify(wanted)]);
  return text;
}

beforeEach(async () => {
  database = await openTestDatabase();
  dir = database.dataDir;
});
afterEach(() => database.close());

const exported = async (): Promise<string> => {
  await tool('export-catalogue', 'now.csv', '--overwrite');
  return readFile(join(dir, 'now.csv'), 'utf8');
};

async function exportedContent(): Promise<readonly (readonly [string, string])[]> {
  const folder = join(dir, 'content-now');
  await rm(folder, { recursive: true, force: true });
  await tool('export-content', folder);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const));
}

describe('A catalogue file is all or nothing, and the words are true, wherever the database', () => {
  it.each([FOR_GOOD, ONCE])('breaks off %s', { timeout: 120_000 }, async (_what, ending) => {
    const before = await exported();
    const wanted = before.replaceAll('Coastal Maple', 'Harbour Maple').replaceAll('Loose-Lay Vinyl', 'Loose Vinyl');
    expect(wanted).not.toBe(before);
    await writeFile(join(dir, 'new.csv'), wanted);
    const text = await breakOffEverywhere(['import-catalogue', 'new.csv', '--new-categories'], exported, wanted, ending);
    expect(text).toContain('0 products changed');
  });
});

onlyInWholeRun('Content files are all or nothing, and the words are true, wherever the database', () => {
  it.each([FOR_GOOD])('breaks off %s', { timeout: 240_000 }, async (_what, ending) => {
    const folder = join(dir, 'content-new');
    await tool('export-content', folder);
    const guides = await readFile(join(folder, 'guides.json'), 'utf8');
    const articles = '[]\n';
    await writeFile(join(folder, 'articles.json'), articles);
    await writeFile(join(folder, 'guides.json'), guides.replace('"title": "', '"title": "The '));
    const wanted = await Promise.all(
      (await exportedContent()).map(async ([name]) => [name, await readFile(join(folder, name), 'utf8')] as const),
    );
    const text = await breakOffEverywhere(['import-content', folder], exportedContent, wanted, ending);
    expect(text).toContain('unchanged');
  });
});

onlyInWholeRun(
  'The file of a whole shop is restored with its pictures or not at all, and the words are true, wherever the database',
  () => {
    it.each([FOR_GOOD, ONCE])('breaks off %s', { timeout: 240_000 }, async (_what, ending) => {
      const source = await openTestStore();
      await fillShop(source);
      const file = join(dir, 'whole.backup');
      await ownerTool(source.database, 'backup', file);
      // Rows without their pictures would be half a shop; pictures that no row names are harmless, and there for the next run.
      const shopOf = async (from: TestDatabase) => {
        const rows = [...(await tableContents(from.db))].flatMap(([name, values]) =>
          // Each database has a secret of its own.
          NOT_RESTORED.includes(name) ? [] : [[name, values.filter((value) => !value.includes('"xsrf-secret"'))] as const],
        );
        const isRestored = rows.some(([name, { length }]) => name === 'orders' && length > 0);
        const isPictured = await stat(join(from.dataDir, PICTURE)).then(
          () => true,
          () => false,
        );
        return { rows, isWithoutPictures: isRestored && !isPictured };
      };
      const wanted = await shopOf(source.database);
      await source.close();
      await breakOffEverywhere(['restore', file, '--replace'], () => shopOf(database), wanted, ending);
    });
  },
);
