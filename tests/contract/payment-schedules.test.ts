import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSharedDatabase, openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { withTimeLimit } from '../../src/offline/storage/with-time-limit';
import { holdWebhooks } from '../schedules/held-timers';
import { playSchedule } from '../schedules/play-schedule';
import { repeats } from '../repetitions';
import { ShopServers } from '../schedules/shop-servers';

// Whatever happened in a schedule: a payment that succeeded is one order or paid back in full, and nothing else is an order.
// Replay with SCHEDULE_SEED=<number>; PAYMENT_SCHEDULES makes a run longer, as `npm run soak` does.

const FIRST_SEED = Number(process.env['SCHEDULE_SEED'] ?? 1);
const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';
/** From so many on, chance must have made some of everything. */
const ENOUGH = 50;
// Each commit of the embedded engine waits for the disk; and its one connection hides most races.
const DAILY = isEmbedded ? 10 : repeats ? 300 : ENOUGH;
const SCHEDULES = Number(process.env['PAYMENT_SCHEDULES'] ?? (process.env['SCHEDULE_SEED'] === undefined ? DAILY : 1));
/** A schedule takes a fifth of a second, on a machine that is busy elsewhere seconds. One that takes this long waits for what never comes. */
const HANG_MS = 180_000;
const LIMIT_MS = 2 * HANG_MS + SCHEDULES * 10_000;
const TELL_EVERY = 100;

let database: TestDatabase;
let shared: TestDatabase;
let webhooks: ReturnType<typeof holdWebhooks>;
beforeAll(async () => {
  database = await openTestDatabase();
  shared = isEmbedded ? database : await openSharedDatabase(database);
  webhooks = holdWebhooks();
  // Each break-off in the stand-in is written there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  webhooks.restoreTimers();
  if (shared !== database) await shared.close();
  await database.close();
});

it(
  `${SCHEDULES} schedules of windows, webhooks and break-offs (from SCHEDULE_SEED=${FIRST_SEED}): every payment is one order or paid back`,
  { timeout: LIMIT_MS },
  async () => {
    const servers = await ShopServers.open([database, shared]);
    const world = { servers, webhooks };
    let ordersMade = 0;
    const counterexamples: object[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      const { steps, wrongs, orders } = await withTimeLimit(
        HANG_MS,
        playSchedule(world, database.db, seed),
        () => new Error(`The schedule of SCHEDULE_SEED=${seed} does not end`),
      );
      if (wrongs.length > 0) counterexamples.push({ seed, steps, wrongs });
      ordersMade += orders;
      const played = seed - FIRST_SEED + 1;
      if (played % TELL_EVERY === 0 && played < SCHEDULES)
        console.log(`${played} of ${SCHEDULES} schedules, ${counterexamples.length} with something wrong`);
    }
    expect(counterexamples).toEqual([]);
    webhooks.letThrough();
    await servers.settled();
    const { breakOffs, ends } = servers.counts();
    console.log(
      `${SCHEDULES} schedules from SCHEDULE_SEED=${FIRST_SEED}: ${ordersMade} orders, ${breakOffs} break-offs, ${ends} ends of a server`,
    );
    // Schedules that pay nothing, or in which nothing breaks, would prove nothing.
    if (SCHEDULES >= ENOUGH)
      expect([ordersMade > SCHEDULES / 4, breakOffs > SCHEDULES / 4, ends > SCHEDULES / 10]).toEqual([true, true, true]);
  },
);
