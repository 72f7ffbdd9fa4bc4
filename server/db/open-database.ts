import { fsyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import type { Database, OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { startDurableEngine } from './durable-file-system';
import { migrate } from './migrate';
import { prepareFolder, removeUnfinished } from './prepare-folder.mjs';

const HEALTH_LIMIT_MS = 2_000;

/** Opens and migrates the database: PostgreSQL by its address, else the embedded engine in `<dataDir>/db`. Throws DirectoryInUseError when another process has that folder. */
export async function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> {
  const opened = config.databaseUrl === null ? await openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await removeUnfinished(folder);
    await prepareFolder(folder);
    const client = await startDurableEngine(folder, syncOrEnd);
    const db = drizzlePglite({ client });
    return {
      db,
      engine: 'embedded',
      isHealthy: () => answers(db),
      async close() {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** As PostgreSQL does: what a failing disk has kept is known only to a fresh start, so this process ends. */
function syncOrEnd(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    process.stderr.write(
      `The disk did not keep what the store wrote (${String(error)}). The store stops; start it again when the disk is well.\n`,
    );
    process.exit(1);
  }
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const pool = new Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5_000 });
  // Without listeners, a connection that breaks would end the process: an idle one, and one in use by a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzlePostgres({ client: pool });
  return { db, engine: 'postgres', isHealthy: () => answers(db), close: () => pool.end() };
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_LIMIT_MS);
  });
  const reply = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}
