import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/db/database';
import { openSeededDatabase } from '../../server/seed/seed-database';
import { makeTestFolder, openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { getOrders } from '../../src/contract/orders';
import { login } from '../../src/contract/session';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { ContractClient } from '../fixtures/contract-client';
import {
  buyCart,
  endOtherConnections,
  fillShop,
  ownerTool,
  PASSWORD,
  PICTURE,
  NOT_RESTORED,
  PICTURE_BYTES,
  tableContents,
} from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let buyer: Awaited<ReturnType<typeof fillShop>>;
let file: string;
beforeAll(async () => {
  store = await openTestStore();
  buyer = await fillShop(store);
  file = join(store.database.dataDir, 'monday.backup');
  expect(await ownerTool(store.database, 'backup', 'monday.backup')).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(/48 products, 1 shoppers, 1 orders, 1 messages/),
  });
});
afterAll(() => store.close());

const contents = async (database: OpenDatabase) => [...(await tableContents(database.db))].filter(([name]) => !NOT_RESTORED.includes(name));

async function embeddedDatabase(): Promise<TestDatabase> {
  const dataDir = await makeTestFolder();
  const opened = await openSeededDatabase({ databaseUrl: null, dataDir });
  const close = async () => {
    await opened.close();
    await rm(dataDir, { recursive: true, maxRetries: 9 });
  };
  return { ...opened, dataDir, url: null, close };
}

describe('A shop that was backed up', { timeout: 120_000 }, () => {
  it.each([
    ['a database like it', openTestDatabase],
    ['the embedded engine', embeddedDatabase],
  ])('is restored into %s, row for row and picture for picture, and sells on', async (_where, openTarget) => {
    const target = await openTarget();
    const restored = await ownerTool(target, 'restore', file);
    expect(restored).toMatchObject({ exitCode: 0, text: expect.stringContaining('1 shoppers, 1 orders') });
    const rows = await contents(target);
    const names = rows.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['users', 'orders', 'order_lines', 'cart_lines', 'checkout_snapshots', 'stand_in_intents', 'documents']),
    );
    expect(new Map(withoutSecret(rows))).toEqual(new Map(withoutSecret(await contents(store.database))));
    expect((await readFile(join(target.dataDir, PICTURE))).equals(PICTURE_BYTES)).toBe(true);

    const elsewhere = await openTestStore({ database: target });
    const client = new ContractClient(elsewhere);
    client.authKey = (await client.data(login, { email: buyer.email, password: PASSWORD, deviceName: 'New', deviceId: 'new' })).authKey;
    expect(await client.data(getOrders, NEWEST_ORDERS)).toMatchObject([{ orderNumber: buyer.receipt.orderNumber }]);
    for (const line of await client.data(getCart, undefined)) await client.data(deleteCartLine, line.lineId);
    await client.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
    const second = await buyCart(elsewhere, client);
    expect(Number(second.orderNumber.slice(4))).toBeGreaterThan(Number(buyer.receipt.orderNumber.slice(4)) + 9_999);
    await elsewhere.close();
  });

  it('is restored from an embedded engine too, whatever engine takes it', async () => {
    const embedded = await embeddedDatabase();
    await copyFile(file, join(embedded.dataDir, 'first.backup'));
    await ownerTool(embedded, 'restore', 'first.backup');
    expect(await ownerTool(embedded, 'backup', 'second.backup')).toMatchObject({ exitCode: 0 });
    const target = await openTestDatabase();
    expect(await ownerTool(target, 'restore', join(embedded.dataDir, 'second.backup'))).toMatchObject({ exitCode: 0 });
    expect(new Map(withoutSecret(await contents(target)))).toEqual(new Map(withoutSecret(await contents(store.database))));
    await target.close();
    await embedded.close();
  });

  it("holds nobody's login and no secret of the servers, and only its owner may read the file", async () => {
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n');
    expect(lines[0]).toMatch(/^\{"format":"flooring-store-backup","version":1,/);
    expect(lines.some((line) => line.includes(buyer.email))).toBe(true);
    expect(lines.some((line) => line.includes('key_hash') || line.includes('xsrf-secret'))).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(store.database.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('is taken as it is at one moment: what shoppers buy meanwhile is whole in the copy, or not there', async () => {
    const busy = await openTestStore();
    const shoppers = [await shopperWithFloor(busy), await shopperWithFloor(busy), await shopperWithFloor(busy)];
    const [backup] = await Promise.all([
      ownerTool(busy.database, 'backup', 'busy.backup'),
      ...shoppers.map((shopper) => buyCart(busy, shopper)),
    ]);
    expect(backup).toMatchObject({ exitCode: 0 });
    const target = await openTestDatabase();
    expect(await ownerTool(target, 'restore', join(busy.database.dataDir, 'busy.backup'))).toMatchObject({ exitCode: 0 });
    const copy = await tableContents(target.db);
    const ordered = copy.get('checkout_snapshots')?.filter((row) => row.includes('"state": "ordered"')).length;
    expect(copy.get('orders')).toHaveLength(ordered ?? -1);
    expect(copy.get('order_lines')).toHaveLength(ordered ?? -1);
    expect(copy.get('cart_lines')).toHaveLength(3 - (ordered ?? -1));
    await target.close();
    await busy.close();
  });

  it('takes the place of another shop only when that is said, and ends its logins', async () => {
    const other = await openTestStore();
    const { authKey } = await fillShop(other);
    await endOtherConnections(other.database.db);
    const before = await tableContents(other.database.db);
    expect(await ownerTool(other.database, 'restore', file)).toMatchObject({ exitCode: 2, text: expect.stringContaining('--replace') });
    expect(await tableContents(other.database.db)).toEqual(before);
    expect(await ownerTool(other.database, 'restore', file, '--replace')).toMatchObject({ exitCode: 0 });
    expect(new Map(withoutSecret(await contents(other.database)))).toEqual(new Map(withoutSecret(await contents(store.database))));
    expect((await tableContents(other.database.db)).get('sessions')).toEqual([]);
    const client = new ContractClient(other);
    client.authKey = authKey;
    expect((await client.call(getOrders, NEWEST_ORDERS)).httpStatus).toBe(401);
    await other.close();
  });
});

/** Each database has its own. */
function withoutSecret(rows: readonly (readonly [string, readonly string[]])[]): readonly (readonly [string, readonly string[]])[] {
  return rows.map(([name, values]) => [name, values.filter((value) => !value.includes('"xsrf-secret"'))]);
}
