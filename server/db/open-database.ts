import { fsyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { DatabaseConfig, OpenDatabase } from './database';
import { lockDirectory } from './directory-lock';
import { startDurableEngine } from './durable-file-system';
import { createHealth } from './health';
import { migrate } from './migrate';
import { openPostgres } from './open-postgres';
import { prepareFolder, removeUnfinished } from './prepare-folder.mjs';

/**
 * Opens and migrates the database: PostgreSQL by its address, else the embedded engine in `<dataDir>/db`. Throws DirectoryInUseError when
 * another process has that folder.
 */
export async function openDatabase({ databaseUrl, dataDir, isStore = false }: DatabaseConfig): Promise<OpenDatabase> {
  const opened = databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl, isStore);
  try {
    await migrate(opened.patientDb);
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
    const db = drizzle({ client });
    return {
      db,
      patientDb: db,
      engine: 'embedded',
      health: createHealth(async () => {
        await db.execute(sql`select 1`);
        return 'ok';
      }),
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
