import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { shopDayOf } from '../../src/domain/shop-day';
import { runCommand } from '../../server/cli/run-command';
import type { ToolReply } from '../../server/cli/tool-socket';
import { users } from '../../server/db/schema/people';
import { orders } from '../../server/db/schema/shop';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  for (const [firstName, phone] of [
    ['Ana', '3055550142'],
    ['=HYPERLINK("http://evil.example")', '+13055550143'],
    ['Nora', null],
  ] as const) {
    const shopper = await shopperWithFloor(store);
    await store.database.db.update(users).set({ firstName, lastName: 'Diaz' }).where(eq(users.email, shopper.email));
    const { orderId } = await buyCart(store, shopper);
    await store.database.db.update(orders).set({ phone }).where(eq(orders.id, orderId));
    ids.push(orderId);
  }
});
afterAll(() => store.close());

const ids: number[] = [];
const tool = (...args: string[]): Promise<ToolReply> => openShopTool(store, ...args);
const listed = async (...args: string[]): Promise<readonly number[]> =>
  [...(await tool('orders', ...args)).text.matchAll(/^(\d+) /gm)].map(([, id]) => Number(id));
const today = shopDayOf(Date.now());

test('Orders are found by words, state and days, and as many as are asked for', async () => {
  const [ana = 0, formula = 0, nora = 0] = ids;
  await store.database.db.update(orders).set({ jobName: 'Beach house' }).where(eq(orders.id, formula));
  expect(await listed()).toEqual([nora, formula, ana]);
  expect(await listed('ANA', 'maple')).toEqual([ana]);
  expect(await listed('0143')).toEqual([formula]);
  expect(await listed('beach')).toEqual([formula]);
  expect(await listed('100%')).toEqual([]);
  await tool('order', String(ana), 'ready');
  expect(await listed('--state', 'ready')).toEqual([ana]);
  expect(await listed('diaz', '--state', 'confirmed', '--from', today, '--to', today)).toEqual([nora, formula]);
  expect(await listed('--state', 'open', '--limit', '2')).toEqual([nora, formula]);
  expect(await listed('--to', '2020-01-01')).toEqual([]);
  expect(await listed('--to', '1/1/2020')).toEqual([]);
});

test.each([
  [['--state', 'redy'], /Did you mean 'ready'\?/],
  [['--state', 'somewhere'], /No order is 'somewhere'\. There are 'open', 'confirmed'/],
  [['--from', '11.01.2026'], /'11\.01\.2026' is no day as it is written here\. Did you mean '2026-11-01'\?/],
  [['--from', '2026-11-30', '--to', '2026-11-01'], /is before --from 2026-11-30\. Swap them\./],
  [['--limit', '0'], /'0' is no number of orders/],
  [['--limit'], /--limit needs a value behind it/],
  [['--json', '--watch'], /Choose one of files, --json and --watch/],
  [['--sate', 'open'], /Did you mean --state\?/],
])('orders %j is answered with what is right', async (args, sentence) => {
  expect(await tool('orders', ...args)).toMatchObject({ exitCode: 2, text: expect.stringMatching(sentence) });
});

test('The accountant gets one row an order and one a line, tax apart; no cell is a formula, and the rows sum up to the total', async () => {
  const { dataDir } = store.database;
  expect((await tool('orders', '--csv', 'orders.csv', '--csv-lines', 'lines.csv')).text).toMatch(/3 rows written to .*orders\.csv\n3 rows/);
  const text = await readFile(join(dataDir, 'orders.csv'), 'utf8');
  const [headings = [], ...rows] = recordsOf(text);
  const column = (name: string, row: readonly string[]): string => row[headings.indexOf(name)] ?? '';
  expect(rows.map((row) => ['items', 'tax', 'total', 'refunded'].map((name) => column(name, row)))).toEqual(
    rows.map(() => ['678.69', '47.51', '726.20', '0.00']),
  );
  expect(rows.map((row) => column('buyer', row))).toContain(`'=HYPERLINK("http://evil.example") Diaz`);
  expect(rows.map((row) => column('telephone', row))).toContain("'+13055550143");
  for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+@]/);
  const [lineHeadings = [], ...lines] = recordsOf(await readFile(join(dataDir, 'lines.csv'), 'utf8'));
  const cents = (row: readonly string[], name: string): number => Math.round(Number(row[lineHeadings.indexOf(name)]) * 100);
  expect(lines.reduce((sum, row) => sum + cents(row, 'sum') + cents(row, 'tax'), 0)).toBe(3 * 72_620);
  expect(await tool('orders', '--csv', 'orders.csv')).toMatchObject({ exitCode: 2, text: expect.stringContaining('--overwrite') });
  expect(await tool('orders', '--csv', 'orders.csv', '--overwrite')).toMatchObject({ exitCode: 0 });
});

/** Records of our own files: no cell holds a line break. */
function recordsOf(text: string): readonly (readonly string[])[] {
  return text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );
}

test('Programs read orders as JSON', async () => {
  const { text } = await tool('orders', '--json', '--limit', '1');
  const { orders: read } = z
    .object({ orders: z.array(z.object({ orderId: z.number(), placedAt: z.string(), bill: z.object({ totalCents: z.number() }) })) })
    .parse(JSON.parse(text));
  expect(read).toMatchObject([{ orderId: ids[2], bill: { totalCents: 72_620 } }]);
});

/** Starts a watch; `stop` gives what it has shown. */
async function startWatch() {
  const { db, dataDir } = store.database;
  const lines: string[] = [];
  const stopped = new AbortController();
  let isWaiting = false;
  const context = {
    db,
    dataDir,
    workingDir: dataDir,
    showProgress: () => void (isWaiting = true),
    showLine: (line: string) => void lines.push(line),
    signal: stopped.signal,
  };
  const watching = runCommand(context, ['orders', '--watch']);
  await until(async () => isWaiting);
  const stop = async () => {
    stopped.abort();
    expect((await watching).exitCode).toBe(0);
    return lines;
  };
  return { lines, stop };
}

test('A watch shows each new order once, until it is stopped', async () => {
  const { lines, stop } = await startWatch();
  const { orderNumber } = await buyCart(store, await shopperWithFloor(store));
  await until(async () => lines.length > 0);
  expect(await stop()).toEqual([expect.stringContaining(orderNumber)]);
});

test('A watch shows an order that is committed after one with a higher id, and both once', async () => {
  const [first, second] = [await shopperWithFloor(store), await shopperWithFloor(store)];
  const countFrom = (id: number) => store.database.db.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${id})`);
  const latest = Math.max(...(await listed()));
  const { lines, stop } = await startWatch();
  await countFrom(latest + 1);
  const higher = await buyCart(store, first);
  await until(async () => lines.length > 0);
  await countFrom(latest);
  const lower = await buyCart(store, second);
  await until(async () => lines.length > 1);
  await countFrom(latest + 2);
  expect(await stop()).toEqual([expect.stringContaining(higher.orderNumber), expect.stringContaining(lower.orderNumber)]);
});
