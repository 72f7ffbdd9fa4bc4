import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgCustomColumn, type PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { documents } from '../db/schema/content';
import { ALL_TABLES } from '../db/tables';
import { XSRF_SECRET_KEY } from './server-secrets';

export interface ShopTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** With a sequence. */
  readonly numbered: readonly string[];
  /** The rows to back up and replace. All others stay. */
  readonly condition: SQL;
  /** May hold HTML. */
  readonly richColumns: readonly PgColumn[];
}

/**
 * A restore must not revive sessions and reset links, least of all stolen, revoked ones. Counts and replies are useless later,
 * waiting mails are sent already, the catalogue's entries are derived again.
 */
const LEFT_OUT: readonly string[] = [
  'sessions',
  'password_resets',
  'known_devices',
  'staff_sessions',
  'staff_invitations',
  'staff_challenges',
  'rate_windows',
  'request_replies',
  'outgoing_mails',
  'catalogue_entries',
  'catalogue_feed',
];

/** Every other table, referenced tables first. */
export const SHOP_TABLES: readonly ShopTable[] = parentsFirst(ALL_TABLES)
  .filter((table) => !LEFT_OUT.includes(getTableConfig(table).name))
  .map(shopTable);

function parentsFirst(tables: readonly PgTable[]): readonly PgTable[] {
  const sorted = new Set<PgTable>();
  const add = (table: PgTable): void => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    sorted.add(table);
  };
  tables.forEach(add);
  return [...sorted];
}

function shopTable(table: PgTable): ShopTable {
  const { name, columns } = getTableConfig(table);
  return {
    name,
    columns: columns.map((column) => column.name),
    numbered: columns.filter((column) => column.getSQLType() === 'serial').map((column) => column.name),
    // The XSRF secret stays with its servers: a leaked backup cannot sign tokens.
    condition: table === documents ? sql`key <> ${XSRF_SECRET_KEY}` : sql`true`,
    richColumns: columns.filter((column) => is(column, PgCustomColumn)),
  };
}
