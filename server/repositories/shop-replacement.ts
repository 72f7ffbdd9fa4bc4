import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { MIGRATION_LOCK } from '../db/migrate';
import { SHOP_OPEN_LOCK } from '../db/shop-open';
import { readCatalogueVersion } from './catalogue';
import { readLastNumber, readNumber, type ShopOutline } from './shop-copy';
import { SHOP_TABLES, type ShopTable } from './shop-tables';

/**
 * Ids given between the backup and the loss are in mails and at the payment provider, which would mistake a new checkout for the
 * old one.
 */
const NUMBERS_LEFT_FREE = 10_000;
/** Not backed up. A replaced shop sends no mails of the old one. */
const ENDED = [
  sql`sessions`,
  sql`password_resets`,
  sql`known_devices`,
  sql`staff_sessions`,
  sql`staff_invitations`,
  sql`staff_challenges`,
  sql`outgoing_mails`,
  sql`request_replies`,
];

/**
 * Does not lock a shop in use; a starting store waits. `isOpen`: a store has it open, idle or not. `others`: connections of the same
 * role.
 */
export async function lockShop(tx: Database): Promise<{ readonly isOpen: boolean; readonly others: number }> {
  const isAlone = (await readNumber(tx, sql`select pg_try_advisory_xact_lock(${SHOP_OPEN_LOCK})::int as number`)) === 1;
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const others = await readNumber(
    tx,
    sql`select count(*)::int as number from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (isAlone && others === 0) await tx.execute(sql`lock table ${tableNames()} in access exclusive mode`);
  return { isOpen: !isAlone, others };
}

/** The seeded sample catalogue, without anybody's data. */
export async function isUntouched(tx: Database): Promise<boolean> {
  const people = await readNumber(
    tx,
    sql`select ((select count(*) from users) + (select count(*) from orders) + (select count(*) from checkout_snapshots)
      + (select count(*) from contact_messages) + (select count(*) from sample_orders) + (select count(*) from staff) + (select count(*) from payment_events))::int as number`,
  );
  return people === 0 && (await readCatalogueVersion(tx)) <= 1;
}

/** All that a backup restores, and every session. */
export async function emptyShop(tx: Database): Promise<void> {
  for (const ended of ENDED) await tx.execute(sql`delete from ${ended}`);
  for (const { name, condition } of [...SHOP_TABLES].reverse())
    await tx.execute(sql`delete from ${sql.identifier(name)} where ${condition}`);
}

/** Sanitises their HTML again. Throws when the database refuses them. */
export async function insertRows(tx: Database, table: ShopTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table.name);
  const json = `[${rows.map((row) => reduceHtml(table, row)).join(',')}]`;
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::text::json)`,
  );
}

/**
 * Call after all rows. New ids start above every id of database and backup, and the catalogue's version is new to every server.
 * Sequences do not roll back: they are only raised.
 */
export async function finishReplacement(tx: Database, { numbers }: Pick<ShopOutline, 'numbers'>, earlierVersion: number): Promise<void> {
  for (const { name, numbered } of SHOP_TABLES) {
    for (const column of numbered) {
      const last = Math.max(await readLastNumber(tx, name, column), numbers[`${name}.${column}`] ?? 0);
      const highest = await readNumber(
        tx,
        sql`select coalesce(max(${sql.identifier(column)}), 0)::int as number from ${sql.identifier(name)}`,
      );
      await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${Math.max(last, highest) + NUMBERS_LEFT_FREE})`);
    }
  }
  await tx.execute(sql`update catalogue_version set version = greatest(version, ${earlierVersion}) + 1`);
}

function tableNames() {
  return sql.join([...ENDED, ...SHOP_TABLES.map(({ name }) => sql.identifier(name))], sql`, `);
}

/** Sanitises as the schema's own columns do. */
function reduceHtml({ richColumns }: ShopTable, row: string): string {
  if (richColumns.length === 0) return row;
  const values = new Map<string, unknown>(Object.entries(JSON.parse(row)));
  for (const column of richColumns) {
    const reduced: unknown = column.mapToDriverValue(values.get(column.name));
    values.set(column.name, column.getSQLType() === 'jsonb' ? JSON.parse(String(reduced)) : reduced);
  }
  return JSON.stringify(Object.fromEntries(values));
}
