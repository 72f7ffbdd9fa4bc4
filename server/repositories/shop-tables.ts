import { is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgCustomColumn, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as catalogueSchema from '../db/schema/catalogue';
import * as contentSchema from '../db/schema/content';
import * as mailsSchema from '../db/schema/mails';
import * as peopleSchema from '../db/schema/people';
import * as samplesSchema from '../db/schema/samples';
import * as shopSchema from '../db/schema/shop';
import { XSRF_SECRET_KEY } from './server-secrets';

/** A table of a backup. */
export interface ShopTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that the database numbers. */
  readonly numbered: readonly string[];
  /** The rows that are backed up and replaced; the others belong to this database alone. */
  readonly condition: SQL;
  /** Columns that may hold HTML. */
  readonly richColumns: readonly PgColumn[];
}

/**
 * Not backed up. Old logins and reset links must not come to life again by a restore, least of all those that were revoked
 * because somebody had stolen them: everybody signs in anew. Counts of tries and replies to requests are of no use later. A mail that waited then went out since, and may hold a
 * reset link. What devices keep of the catalogue is found anew.
 */
const LEFT_OUT: readonly string[] = [
  'sessions',
  'password_resets',
  'known_devices',
  'rate_windows',
  'request_replies',
  'outgoing_mails',
  'catalogue_entries',
  'catalogue_feed',
];

/** Every other table of the schema, those that others refer to first. */
export const SHOP_TABLES: readonly ShopTable[] = parentsFirst(
  [catalogueSchema, contentSchema, mailsSchema, peopleSchema, samplesSchema, shopSchema]
    .flatMap((file): unknown[] => Object.values(file))
    .filter((value) => is(value, PgTable)),
)
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
    // The secret of the servers stays theirs; whoever finds a backup cannot sign with it.
    condition: table === contentSchema.documents ? sql`key <> ${XSRF_SECRET_KEY}` : sql`true`,
    richColumns: columns.filter((column) => is(column, PgCustomColumn)),
  };
}
