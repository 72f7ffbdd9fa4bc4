import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeImport } from '../../server/catalogue-files/write-import';
import { productStock } from '../../server/db/schema/catalogue';
import { readOwnersVersion } from '../../server/repositories/catalogue';
import { publishMovedStock } from '../../server/repositories/stock';
import { lockStock } from '../../server/repositories/stock-rows';
import { openSharedDatabase, openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { until } from '../fixtures/until';

// An order locks the boxes of its floors by number. Whoever locked the same ones as they lie on the disk, or as a file names them, could stand
// against it, and the database would end one of the two. Here the second floor lies first and is named first.

const [FIRST, SECOND] = [101, 102];
const [FIRST_SLUG, SECOND_SLUG] = ['everyday-12-natural-oak', 'everyday-12-sandy-oak'];
/** Between the two in a file: in another batch each. */
const ROWS_BETWEEN = 200;

let one: TestDatabase;
let other: TestDatabase;
let isInOrder = true;
const query = Client.prototype.query;
beforeAll(async () => {
  one = await openTestDatabase();
  other = await openSharedDatabase(one);
  Object.assign(Client.prototype, {
    query(this: Client, statement: unknown, ...more: unknown[]): unknown {
      return Reflect.apply(query, this, [isInOrder ? statement : asOnDisk(statement), ...more]);
    },
  });
});
afterAll(async () => {
  Object.assign(Client.prototype, { query });
  await other.close();
  await one.close();
});
beforeEach(async () => {
  await one.db.delete(productStock);
  for (const productId of [SECOND, FIRST])
    await one.db.insert(productStock).values({ productId, boxesOnHand: 20, countedOn: '2026-11-26', isMoved: true });
});
afterEach(() => {
  isInOrder = true;
});

/** Locks of boxes without their order. */
function asOnDisk(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement) || typeof statement.text !== 'string') return statement;
  return { ...statement, text: statement.text.replace(/ order by "product_stock"\."product_id" asc for update$/, ' for update') };
}

/** An order locks the first floor, `work` begins, the order locks the second floor: how the order and the work ended. */
async function orderDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  let working: Promise<unknown> = Promise.resolve();
  const ordering = one.db.transaction(async (tx) => {
    await lockStock(tx, [FIRST]);
    working = work();
    working.catch(() => undefined);
    await until(isSomebodyWaiting);
    await lockStock(tx, [SECOND]);
  });
  const [order] = await Promise.allSettled([ordering]);
  const [worked] = await Promise.allSettled([working]);
  return [order.status, worked.status];
}

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = await one.db
    .select({ pid: sql<number>`pid` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return waiting.length > 0;
}

const publish = (): Promise<unknown> => publishMovedStock(other.db);

/** Imports a file that counts two floors, and many that are not there between them. */
async function importCounts(): Promise<unknown> {
  const between = Array.from({ length: ROWS_BETWEEN }, (_, index) => `none-${index}`);
  const stock = [SECOND_SLUG, ...between, FIRST_SLUG].map((slug) => ({ slug, boxesOnHand: 30, backOn: null }));
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
  const plan = { ...nothing, unchangedCount: 0, withdrawnCount: 0, stock };
  const version = await readOwnersVersion(other.db);
  return writeImport(other.db, { plan, made: new Map(), retiresMissing: false, categoryIds: new Map(), version }, () => undefined);
}

describe('Boxes of two floors', () => {
  it('are published while an order takes them, and neither is ended', async () => {
    expect(await orderDuring(publish)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('are imported while an order takes them, and neither is ended, also in a file of many floors', async () => {
    expect(await orderDuring(importCounts)).toEqual(['fulfilled', 'fulfilled']);
    expect((await one.db.select().from(productStock)).map(({ boxesOnHand }) => boxesOnHand)).toEqual([30, 30]);
  });

  it.each([
    ['published', publish],
    ['imported', importCounts],
  ])('that are locked as they lie on the disk have the order or what is %s ended, and this is seen', async (_name, work) => {
    isInOrder = false;
    expect((await orderDuring(work)).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
