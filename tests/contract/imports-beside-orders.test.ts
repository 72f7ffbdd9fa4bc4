import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeImport } from '../../server/catalogue-files/write-import';
import { importContent, type ContentOutcome } from '../../server/content-files/import-content';
import { productStock } from '../../server/db/schema/catalogue';
import { readCatalogueVersion, readOwnersVersion } from '../../server/repositories/catalogue';
import { changeStock, listStock, publishMovedStock } from '../../server/repositories/stock';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';

const FLOOR = 'family-20-coastal-maple';
const DAY = '2026-11-26';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => setCount(20));

const setCount = (boxesOnHand: number): Promise<void> =>
  changeStock(database.db, { slug: FLOOR, boxesOnHand, backOn: null }, DAY).then(() => undefined);

/** As an order does that takes boxes, and the store some minutes after it. */
async function publishAnOrder(): Promise<void> {
  await database.db.update(productStock).set({ isMoved: true });
  expect(await publishMovedStock(database.db)).toBe(true);
}

/** Writes a plan that counts one floor, made before `meanwhile`. */
async function writeAround(meanwhile: () => Promise<void>): Promise<boolean> {
  const nothing = {
    added: [],
    changed: [],
    missing: [],
    newCategories: [],
    filePictures: [],
    newAlts: [],
    translations: [],
    problems: [],
    remarks: [],
  };
  const plan = { ...nothing, unchangedCount: 0, withdrawnCount: 0, stock: [{ slug: FLOOR, boxesOnHand: 30, backOn: null }] };
  const version = await readOwnersVersion(database.db);
  await meanwhile();
  return writeImport(database.db, { plan, made: new Map(), retiresMissing: false, categoryIds: new Map(), version }, () => undefined);
}

async function importTexts(folder: string, meanwhile: () => Promise<void>): Promise<ContentOutcome> {
  await ownerTool(database, 'export-content', folder);
  return importContent({
    db: database.db,
    dataDir: database.dataDir,
    folder: join(database.dataDir, folder),
    isDryRun: false,
    showProgress: () => undefined,
    signal: new AbortController().signal,
    backUp: async () => {
      await meanwhile();
      return '';
    },
  });
}

describe('What orders moved, published while an import is at work,', () => {
  it('lets a catalogue file in, and pages hear of both', async () => {
    const before = await readCatalogueVersion(database.db);
    expect(await writeAround(publishAnOrder)).toBe(true);
    expect(await readCatalogueVersion(database.db)).toBe(before + 2);
    expect((await listStock(database.db)).map(({ boxesOnHand }) => boxesOnHand)).toEqual([30]);
  });

  it('lets texts in', async () => {
    expect((await importTexts('beside-orders', publishAnOrder)).end).toBe('done');
  });

  it('lets in the next file too', async () => {
    await publishAnOrder();
    await writeFile(join(database.dataDir, 'next.csv'), `slug,price_per_sqft\n${FLOOR},3.29\n`);
    expect(await ownerTool(database, 'import-catalogue', 'next.csv')).toMatchObject({ exitCode: 0 });
  });
});

describe("The owner's own change, made while an import is at work,", () => {
  it('keeps a catalogue file out, and texts too', async () => {
    expect(await writeAround(() => setCount(12))).toBe(false);
    expect((await importTexts('beside-owner', () => setCount(11))).end).toBe('overtaken');
    expect((await listStock(database.db)).map(({ boxesOnHand }) => boxesOnHand)).toEqual([11]);
  });
});
