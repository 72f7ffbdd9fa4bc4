import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { SHOP_TABLES, type ShopTable } from './shop-tables';

/** In the order of SHOP_TABLES. */
export interface ShopOutline {
  readonly migrations: readonly string[];
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: number }[];
  /** The last id of each sequence, by 'table.column'. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** The embedded engine runs nothing else during a fetch. */
const FETCH_ROWS = 250;

/** One consistent snapshot. The embedded engine has a single connection: the store's queries wait until `read` ends. */
export function readWholeShop<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  // Protected by: the snapshot of a repeatable read, which writes nothing.
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Rows and last numbers of each table in a backup. */
export async function readOutline(tx: Database): Promise<ShopOutline> {
  const tables: { name: string; columns: readonly string[]; rows: number }[] = [];
  const numbers: Record<string, number> = {};
  for (const { name, columns, numbered, condition } of SHOP_TABLES) {
    tables.push({
      name,
      columns,
      rows: await readNumber(tx, sql`select count(*)::int as number from ${sql.identifier(name)} where ${condition}`),
    });
    for (const column of numbered) numbers[`${name}.${column}`] = await readLastNumber(tx, name, column);
  }
  return { migrations: await readMigrations(tx), tables, numbers };
}

/** The migrations that were applied to this database. */
export async function readMigrations(db: Database): Promise<readonly string[]> {
  const rows = await readRows(db, z.object({ tag: z.string() }), sql`select tag from applied_migrations order by tag`);
  return rows.map(({ tag }) => tag);
}

/** JSON text, in batches. The database writes it, so that JavaScript's numbers and dates cannot alter a value. */
export async function* readTable(tx: Database, { name, condition }: ShopTable): AsyncGenerator<readonly string[]> {
  await tx.execute(
    sql`declare shop_rows no scroll cursor for select row_to_json(row)::text as text from ${sql.identifier(name)} as row where ${condition}`,
  );
  for (;;) {
    const rows = await readRows(tx, z.object({ text: z.string() }), sql.raw(`fetch ${FETCH_ROWS} from shop_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ text }) => text);
  }
  await tx.execute(sql`close shop_rows`);
}

/** 0 before the first. */
export function readLastNumber(db: Database, table: string, column: string): Promise<number> {
  return readNumber(
    db,
    sql`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass), 0)::int as number`,
  );
}

/** Of the first row's column `number`; 0 without a row. */
export async function readNumber(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await readRows(db, z.object({ number: z.number() }), query);
  return row?.number ?? 0;
}

async function readRows<Row>(db: Database, shape: z.ZodType<Row>, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return z.object({ rows: z.array(shape) }).parse(await db.execute(query)).rows;
}
