import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { checkoutSnapshots, orders } from '../../server/db/schema/shop';
import { openSession } from '../../server/security/sessions';
import { createUser } from '../../server/repositories/users';
import { randomFor } from '../fuzz/random';
import { STEPS, type Shopper, type World } from './steps';
import { wrongsOf } from './wrongs';

export interface Played {
  readonly steps: readonly string[];
  readonly orders: number;
  readonly wrongs: readonly string[];
}

type StepName = keyof typeof STEPS;
export type StepNames = readonly [StepName, ...StepName[]];

const LIKELY = [
  'editCart',
  'openPayment',
  'openPayment',
  'confirm',
  'confirm',
  'confirm',
  'checkOut',
  'checkOut',
  'resume',
  'closeTab',
  'deliverWebhooks',
  'reconcile',
  'killServer',
  'failOnce',
] as const satisfies StepNames;

const MOST_ROUNDS_UNTIL_SETTLED = 6;
const LONGER_THAN_ANY_CALL_MS = 6 * 60_000;

/**
 * One shopper, two windows, two servers that end and start again, webhooks and the reconciler, in an order that chance decides, now
 * and then several at once. Then the world is well again, everything settles, and what is wrong is told. `db` never breaks off.
 */
export async function playSchedule(world: World, db: Database, seed: number, likely: StepNames = LIKELY): Promise<Played> {
  const shopper = await newShopper(db, seed);
  const random = randomFor(seed, 0);
  // Each step has its own chance, so that steps at once do not take each other's.
  let index = 0;
  const together = async (names: readonly StepName[]): Promise<string> => {
    await world.servers.restart();
    await Promise.all(names.map((name) => STEPS[name](world, shopper, randomFor(seed, (index += 1)))));
    return names.join('+');
  };
  const steps = [await together(['editCart']), await together(['openPayment'])];
  for (let moment = 4 + random.below(6); moment > 0; moment -= 1) {
    steps.push(await together(Array.from({ length: random.chance(0.4) ? 2 + random.below(3) : 1 }, () => random.pick(likely))));
  }
  await settle(world, db, shopper.userId);
  const wrongs = await wrongsOf(db, shopper.userId);
  const [made] = await db.select({ orders: count() }).from(orders).where(eq(orders.userId, shopper.userId));
  // What nobody paid is of no interest to the next schedule.
  await db
    .update(checkoutSnapshots)
    .set({ state: 'superseded' })
    .where(and(eq(checkoutSnapshots.userId, shopper.userId), eq(checkoutSnapshots.state, 'open')));
  return { steps, wrongs, orders: made?.orders ?? 0 };
}

async function newShopper(db: Database, seed: number): Promise<Shopper> {
  const user = await createUser(db, { email: `schedule-${seed}@example.com`, firstName: 'Ana', lastName: 'Diaz', passwordHash: 'none' });
  if (user === null) throw new Error(`Seed ${seed} was played in this database before`);
  const { authKey } = await openSession(db, user.id, { id: 'd', name: 'Test' }, Date.now());
  const tab = { shownCents: 1, secret: null };
  return { userId: user.id, authKey, tabs: [{ ...tab }, { ...tab }], kept: [] };
}

async function settle({ servers, webhooks }: World, db: Database, userId: number): Promise<void> {
  await servers.heal();
  webhooks.letThrough();
  for (let round = 0; round < MOST_ROUNDS_UNTIL_SETTLED; round += 1) {
    await servers.settled();
    const { store } = servers.any(randomFor(userId, round));
    // Whatever the reconciler leaves to a call on its way: those have all ended.
    store.advance(LONGER_THAN_ANY_CALL_MS);
    const { failed } = await store.services.payments.reconcile();
    const [owed] = await db
      .select({ snapshots: count() })
      .from(checkoutSnapshots)
      .where(and(eq(checkoutSnapshots.userId, userId), inArray(checkoutSnapshots.state, ['paid_unfulfilled', 'refunding'])));
    if (failed === 0 && owed?.snapshots === 0) break;
  }
  webhooks.hold();
}
