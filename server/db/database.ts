import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines. Inside `db.transaction` use only the transaction: a query on the outer database would wait for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  /** For requests. In a store, PostgreSQL aborts statements that take too long. */
  readonly db: Database;
  /** For background work such as housekeeping: without those time limits. */
  readonly patientDb: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** Whether reading and writing work at present. */
  health(): Promise<DatabaseHealth>;
}

/** 'away': no reply within two seconds. 'locked': a table cannot be written to within one second. 'full': the disk is full. */
export type DatabaseHealth = 'ok' | 'away' | 'locked' | 'read-only' | 'full';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** True for a store that serves shoppers: with time limits, and no restore while it is open. False for the owner's tool. */
  readonly isStore?: boolean;
}
