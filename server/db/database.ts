import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines. Inside `db.transaction`, use the transaction alone: the outer one would wait for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** False when the database does not answer a trivial query within two seconds. */
  isHealthy(): Promise<boolean>;
}
