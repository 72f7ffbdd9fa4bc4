import { Client } from 'pg';
import { LOCK_NOT_AVAILABLE } from './database-trouble';

/** An arbitrary number. */
export const SHOP_OPEN_LOCK = 7_210_035;

const AGAIN_AFTER_MS = 1_000;
const CONNECT_LIMIT_MS = 5_000;

/**
 * A shared advisory lock on its own connection, taken again when that breaks. A restore needs it exclusively: this then throws code
 * LOCK_NOT_AVAILABLE.
 */
export async function holdShopOpen(databaseUrl: string): Promise<{ release(): Promise<void> }> {
  let isReleased = false;
  let held = await take(databaseUrl);
  const hold = (taken: Held): void => {
    if (isReleased) return void taken.end();
    held = taken;
    void taken.broken.then(takeAgain);
  };
  const takeAgain = (): void => {
    if (!isReleased) setTimeout(() => void take(databaseUrl).then(hold, takeAgain), AGAIN_AFTER_MS).unref();
  };
  hold(held);
  return {
    async release() {
      isReleased = true;
      await held.end();
    },
  };
}

interface Held {
  /** Resolves when the connection has ended. */
  readonly broken: Promise<void>;
  end(): Promise<void>;
}

async function take(databaseUrl: string): Promise<Held> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_LIMIT_MS, keepAlive: true });
  // Without a listener a broken connection would end the process.
  client.on('error', () => undefined);
  const broken = new Promise<void>((resolve) => client.once('end', () => resolve()));
  const end = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock_shared($1) as taken', [SHOP_OPEN_LOCK]);
    if (rows[0]?.taken !== true) throw Object.assign(new Error('A restore of this database is under way'), { code: LOCK_NOT_AVAILABLE });
    return { broken, end };
  } catch (error) {
    await end();
    throw error;
  }
}
