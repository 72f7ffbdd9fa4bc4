import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolReply } from '../../server/cli/tool-socket';
import { productStock } from '../../server/db/schema/catalogue';
import { listStock } from '../../server/repositories/stock';
import { getProducts } from '../../src/contract/catalogue';
import { shopDayOf } from '../../src/domain/shop-day';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let dir: string;
beforeAll(async () => {
  store = await openTestStore();
  dir = store.database.dataDir;
});
afterAll(() => store.close());

const tool = (...args: string[]): Promise<ToolReply> => ownerTool({ db: store.database.db, dataDir: dir }, ...args);

async function importFile(name: string, content: string): Promise<ToolReply> {
  await writeFile(join(dir, name), content);
  return tool('import-catalogue', name);
}

const counts = async () => (await listStock(store.database.db)).map(({ slug, boxesOnHand, backOn }) => [slug, boxesOnHand, backOn]);
const OAK = 'everyday-12-sandy-oak';
const ASH = 'everyday-12-pale-ash';

describe('Boxes on hand in a catalogue file', () => {
  it('are in no file of a shop that counts none, and in no reply', async () => {
    await tool('export-catalogue', 'none.csv');
    expect(await readFile(join(dir, 'none.csv'), 'utf8')).not.toContain('boxes_on_hand');
    await tool('export-catalogue', 'none.json');
    expect(await readFile(join(dir, 'none.json'), 'utf8')).not.toContain('back_on');
    const products = await new ContractClient(store).data(getProducts, 'ALL');
    expect(products.filter(({ stock }) => stock !== undefined)).toEqual([]);
  });

  it('are counted as of the day of the import, also in the way of a spreadsheet; days too', async () => {
    const { text } = await importFile('count.csv', `slug,boxes_on_hand,back_on\n${OAK},28,\n${ASH},0,12/3/2099\n`);
    expect(text).toContain('boxes_on_hand');
    expect(await counts()).toEqual([
      [OAK, 28, null],
      [ASH, 0, '2099-12-03'],
    ]);
    store.advance(2_000);
    const listed = await new ContractClient(store).data(getProducts, 'ALL');
    expect(listed.find(({ slug }) => slug === OAK)?.stock).toEqual({ boxesOnHand: 28, asOf: shopDayOf(Date.now()), backOn: null });
  });

  it.each(['csv', 'json'])('go out into %s and come back unchanged', async (ending) => {
    const before = await counts();
    await tool('export-catalogue', `all.${ending}`, '--overwrite');
    expect((await tool('import-catalogue', `all.${ending}`)).text).toContain('0 products added\n0 products changed');
    expect(await counts()).toEqual(before);
  });

  it('that are the same again are of today', async () => {
    await store.database.db.update(productStock).set({ countedOn: '2026-01-02' });
    expect((await importFile('same.csv', `slug,boxes_on_hand\n${OAK},28\n`)).text).toContain('0 products changed');
    expect((await listStock(store.database.db)).map(({ countedOn }) => countedOn)).toEqual([shopDayOf(Date.now()), '2026-01-02']);
  });

  it('stay as they are when the file has no such column, and go with an empty cell', async () => {
    await importFile('prices.csv', `slug,price_per_sqft\n${OAK},2.59\n`);
    expect(await counts()).toHaveLength(2);
    await importFile('empty.csv', `slug,boxes_on_hand,back_on\n${OAK},,\n`);
    expect(await counts()).toEqual([[ASH, 0, '2099-12-03']]);
    await importFile('empty.json', JSON.stringify({ products: [{ slug: ASH, boxes_on_hand: null, back_on: null }] }));
    expect(await counts()).toEqual([]);
  });

  it('that a file would change are counted by the dry run, also those beyond the names it lists', async () => {
    const slugs = (await new ContractClient(store).data(getProducts, 'ALL')).map(({ slug }) => slug).slice(0, 25);
    const file = (boxes: number): string => `slug,boxes_on_hand\n${slugs.map((slug) => `${slug},${boxes}\n`).join('')}`;
    await importFile('last-week.csv', file(28));
    const dryRun = async (content: string): Promise<string> => {
      await writeFile(join(dir, 'dry.csv'), content);
      return (await tool('import-catalogue', 'dry.csv', '--dry-run')).text;
    };
    expect(await dryRun(file(19))).toContain(
      '25 products get another count of boxes; leave boxes_on_hand out of a file that only changes prices',
    );
    expect(await dryRun(`slug,boxes_on_hand\n${OAK},3\n`)).toContain('1 product gets another count of boxes');
    expect(await dryRun(file(28))).not.toContain('another count');
    expect(await dryRun(`slug,price_per_sqft\n${OAK},2.69\n`)).not.toContain('another count');
    await importFile('no-counts.csv', `slug,boxes_on_hand\n${slugs.map((slug) => `${slug},\n`).join('')}`);
    expect(await counts()).toEqual([]);
  });

  it('that are none are refused by row and column, and nothing is changed', async () => {
    const file = `slug,boxes_on_hand,back_on\n${OAK},many,2099-12-03\n${ASH},-3,soon\neveryday-12-silver-oak,1.5,2099-02-30\n`;
    const { exitCode, text } = await importFile('wrong.csv', file);
    expect(exitCode).toBe(2);
    const figure = (typed: string): string => `'${typed}' is not understood. Write a whole number from 0 to 1000000, or leave it empty.`;
    const day = (typed: string): string => `'${typed}' is no day. Write it as year-month-day, such as 2026-12-03, or leave it empty.`;
    for (const line of [
      `Row 2, boxes_on_hand: ${figure('many')}`,
      `Row 3, boxes_on_hand: ${figure('-3')}`,
      `Row 3, back_on: ${day('soon')}`,
      `Row 4, boxes_on_hand: ${figure('1.5')}`,
      `Row 4, back_on: ${day('2099-02-30')}`,
    ])
      expect(text).toContain(line);
    expect(await counts()).toEqual([]);
  });
});
