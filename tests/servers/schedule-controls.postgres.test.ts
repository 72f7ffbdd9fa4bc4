import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSharedDatabase, openTestDatabase } from '../fixtures/test-database';
import { holdWebhooks, type HeldWebhooks } from '../schedules/held-timers';
import { playSchedule, type StepNames } from '../schedules/play-schedule';
import { ShopServers } from '../schedules/shop-servers';

// The simulation of payment-schedules.test.ts against a store that is broken on purpose: what it looks for must be found.
// Unique keys and row locks guard orders twice, so either alone can be missing unseen. Locks alone keep a cart to one open payment.

const MOST_SCHEDULES = 400;
const query = Client.prototype.query;

let webhooks: HeldWebhooks;
beforeAll(() => {
  webhooks = holdWebhooks();
  // Each break-off in the stand-in is written there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(Client.prototype, {
    query(this: Client, statement: unknown, ...more: unknown[]): unknown {
      return Reflect.apply(query, this, [withoutLock(statement), ...more]);
    },
  });
});
afterAll(() => {
  Object.assign(Client.prototype, { query });
  vi.restoreAllMocks();
  webhooks.restoreTimers();
});

/** The payment provider keeps its locks. */
function withoutLock(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement) || typeof statement.text !== 'string') return statement;
  if (statement.text.includes('stand_in_intents')) return statement;
  return { ...statement, text: statement.text.replace(/ for (no key )?update$/, '') };
}

interface Spoilt {
  readonly without?: readonly string[];
  readonly likely?: StepNames;
}

/** The first schedule in which something of this kind is wrong, `without` these indexes; null when there is none. */
async function firstWrong(kind: RegExp, { without = [], likely }: Spoilt): Promise<number | null> {
  const database = await openTestDatabase();
  const shared = await openSharedDatabase(database);
  for (const key of without) await database.db.execute(`drop index ${key}`);
  const servers = await ShopServers.open([database, shared]);
  let found: number | null = null;
  for (let seed = 1; seed <= MOST_SCHEDULES && found === null; seed += 1) {
    const { wrongs } = await playSchedule({ servers, webhooks }, database.db, seed, likely);
    if (wrongs.some((wrong) => kind.test(wrong))) found = seed;
  }
  webhooks.letThrough();
  await servers.settled();
  webhooks.hold();
  await shared.close();
  await database.close();
  console.log(`${kind.source}: first seen in schedule ${found}`);
  return found;
}

describe('The schedules, played in a store without row locks', { timeout: 600_000 }, () => {
  it('find two orders of one payment, when the unique keys of orders are gone too', async () => {
    expect(await firstWrong(/is \d+ orders/, { without: ['orders_payment', 'orders_number'] })).not.toBeNull();
  });

  it('find two payments that can be paid for one cart, when shoppers do nothing but change it and open payments', async () => {
    expect(await firstWrong(/payments of one account can be paid/, { likely: ['editCart', 'openPayment'] })).not.toBeNull();
  });
});
