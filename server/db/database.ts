import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines. Inside `db.transaction`, use the transaction alone: the outer one would wait for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Runs a write, maybe in one commit with those of others, and answers when it is kept. It may run twice, the first run undone,
 * and must not wait for anything but the database it is given.
 */
export type CommitTogether = <Result>(write: (db: Database) => Promise<Result>) => Promise<Result>;

export interface OpenDatabase {
  readonly db: Database;
  /** For small writes that many make at once. */
  readonly commitTogether: CommitTogether;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** False when the database does not answer a trivial query within two seconds. */
  isHealthy(): Promise<boolean>;
}
