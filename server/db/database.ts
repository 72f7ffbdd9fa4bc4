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

const HEALTH_LIMIT_MS = 2_000;
const KEPT_MS = 500;

/** One probe at a time; 'away' when it fails or takes longer than two seconds. */
export function createHealth(probe: () => Promise<DatabaseHealth>): () => Promise<DatabaseHealth> {
  let asked: Promise<DatabaseHealth> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let isOver = true;
  return () => {
    if (asked === undefined || (isOver && performance.now() - askedAtMs > KEPT_MS)) {
      askedAtMs = performance.now();
      isOver = false;
      const found = probe().catch((): DatabaseHealth => 'away');
      void found.then(() => (isOver = true));
      asked = found;
    }
    return withinLimit(asked);
  };
}

async function withinLimit(found: Promise<DatabaseHealth>): Promise<DatabaseHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<DatabaseHealth>((resolve) => {
    timer = setTimeout(() => resolve('away'), HEALTH_LIMIT_MS);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

/**
 * Building a query costs as much as running it. Values are `sql.placeholder`s in the driver's types. Prepare it without a name: a pooler
 * may give the next call a connection that does not know the name.
 */
export function preparedOnce<Prepared>(prepare: (db: Database) => Prepared): (db: Database) => Prepared {
  const prepared = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
}
