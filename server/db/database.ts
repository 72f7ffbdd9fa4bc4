import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Inside `db.transaction` use only the transaction: a query on the outer database would wait for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  /** In a store, PostgreSQL aborts statements that take too long. */
  readonly db: Database;
  /** For background work: without those time limits. */
  readonly patientDb: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  health(): Promise<DatabaseHealth>;
}

/** 'away': no reply within two seconds. 'locked': no write within one second. */
export type DatabaseHealth = 'ok' | 'away' | 'locked' | 'read-only' | 'full';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** A store that serves shoppers has time limits, and allows no restore while it is open. */
  readonly isStore?: boolean;
}
