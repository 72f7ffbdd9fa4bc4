import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** One type for both engines. Inside `db.transaction`, use the transaction alone: the outer one would wait for ever. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  /** For what a person waits for. A store's PostgreSQL gives up on a statement that takes too long. */
  readonly db: Database;
  /** For work that nobody waits for, such as housekeeping: without those limits. */
  readonly patientDb: Database;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
  /** Whether reading and writing work at this moment. */
  health(): Promise<DatabaseHealth>;
}

/** 'away': no reply within two seconds. 'locked': a table cannot be written to within one. 'full': no room on its disk. */
export type DatabaseHealth = 'ok' | 'away' | 'locked' | 'read-only' | 'full';

export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** True for a store that serves shoppers: limits of time, and no restore while it is open. False for the owner's tool. */
  readonly isStore?: boolean;
}
