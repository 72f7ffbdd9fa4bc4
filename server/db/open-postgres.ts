import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { type Database, type DatabaseHealth, type OpenDatabase, createHealth } from './database';
import { databaseTrouble, errorCode, LOCK_NOT_AVAILABLE } from './database-trouble';
import { holdShopOpen } from './shop-open';
import { ALL_TABLES } from './tables';

const CONNECT_LIMIT_MS = 5_000;
const CONNECTIONS = 20;
const PATIENT_CONNECTIONS = 2;

/** An abandoned transaction is ended with its locks. */
const LIMITS = { lock_timeout: '4s', statement_timeout: '8s', idle_in_transaction_session_timeout: '60s' };
/** For a server that does not respond at all. */
const NO_REPLY_LIMIT_MS = 9_000;
const PROBE_LOCK_LIMIT = '1s';

/** A store has time limits, and prevents a restore until `close`. */
export async function openPostgres(databaseUrl: string, isStore: boolean): Promise<OpenDatabase> {
  const patient = openPool({ connectionString: databaseUrl, max: isStore ? PATIENT_CONNECTIONS : CONNECTIONS });
  const patientDb = drizzle({ client: patient });
  const close = () => patient.end();
  if (!isStore) return { db: patientDb, patientDb, engine: 'postgres', health: createHealth(() => probe(patientDb)), close };
  try {
    const mark = await holdShopOpen(databaseUrl);
    const pool = openPool({
      connectionString: databaseUrl,
      max: CONNECTIONS,
      query_timeout: NO_REPLY_LIMIT_MS,
      // Not as connection parameters: poolers reject those.
      onConnect: async (client) => {
        await client.query(
          Object.entries(LIMITS)
            .map(([name, value]) => `set ${name} = '${value}'`)
            .join('; '),
        );
      },
    });
    return {
      db: drizzle({ client: pool }),
      patientDb,
      engine: 'postgres',
      health: createHealth(() => probe(patientDb)),
      async close() {
        await Promise.all([pool.end(), patient.end(), mark.release()]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function openPool(config: ConstructorParameters<typeof Pool>[0]): Pool {
  const pool = new Pool({ connectionTimeoutMillis: CONNECT_LIMIT_MS, ...config });
  // Without listeners a broken connection would end the process, idle or in a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const TABLES = ALL_TABLES.map((table) => sql.identifier(getTableConfig(table).name));

/** Takes the locks of a write in every table. */
async function probe(db: Database): Promise<DatabaseHealth> {
  try {
    // Protected by: nothing that is written.
    return await db.transaction(async (tx) => {
      const result: unknown = await tx.execute(sql`select current_setting('transaction_read_only') as "isReadOnly"`);
      if (JSON.stringify(result).includes('"isReadOnly":"on"')) return 'read-only';
      await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${PROBE_LOCK_LIMIT}'`)}`);
      await tx.execute(sql`lock table ${sql.join(TABLES, sql`, `)} in row exclusive mode`);
      return 'ok';
    });
  } catch (error) {
    return errorCode(error) === LOCK_NOT_AVAILABLE ? 'locked' : (databaseTrouble(error) ?? 'away');
  }
}
