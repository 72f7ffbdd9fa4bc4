import { changeSettings } from '../../server/repositories/settings';
import { changeStock } from '../../server/repositories/stock';
import { createUser } from '../../server/repositories/users';
import { promos } from '../../server/db/schema/shop';
import { openSession } from '../../server/security/sessions';
import { latestDay } from '../../src/domain/day-number';
import type { SignedQuote } from '../../src/domain/quote/signed-quote';
import { ContractClient, type ReachableStore } from '../fixtures/contract-client';
import { MAPLE, quoteMadeOn, setPrice, signedBy } from '../fixtures/quoted-floor';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { openSharedDatabase, openTestDatabase } from '../fixtures/test-database';
import type { Random } from '../fuzz/random';
import { holdWebhooks, type HeldWebhooks } from '../schedules/held-timers';

export const MAPLE_SLUG = 'family-20-coastal-maple';
/** Fewer than the shoppers of a round want together. */
export const BOXES_ON_HAND = 10;
export const QUOTED_BOXES = 4;
export const CODE_USES = 1;
const SHOPPERS = 3;
const ROUND_PRICES = [7_541, 7_641] as const;

export interface Shopper {
  readonly userId: number;
  readonly authKey: string;
  /** Client secrets that the store has given to any window of the account. */
  readonly secrets: string[];
  /** Saved and acknowledged. */
  readonly projectIds: string[];
}

/** What a round is about: all of it new, so that earlier rounds cannot be blamed. */
export interface Round {
  readonly number: number;
  readonly shoppers: readonly [Shopper, ...Shopper[]];
  readonly code: string;
  readonly quote: SignedQuote;
  readonly house: string;
}

/** One shop, served by two servers on PostgreSQL and by one on the embedded engine. */
export interface World {
  readonly stores: readonly [TestStore, ...TestStore[]];
  readonly webhooks: HeldWebhooks;
  readonly close: () => Promise<void>;
}

export async function openWorld(): Promise<World> {
  const webhooks = holdWebhooks();
  const database = await openTestDatabase();
  const one = await openTestStore({ database });
  const others = database.url === null ? [] : [await openTestStore({ database: await openSharedDatabase(database) })];
  await changeSettings(database.db, { keepsQuotedPrices: true, refusesBeyondStock: true, offersSamples: true });
  return {
    stores: [one, ...others],
    webhooks,
    async close() {
      webhooks.letThrough();
      for (const store of [...others, one]) await store.close();
      webhooks.restoreTimers();
    },
  };
}

/** Each request arrives at one of the servers. */
export function clientOf({ stores }: World, random: Random, shopper: Shopper | null): ContractClient {
  const door: ReachableStore = { app: { request: (path, init) => random.pick(stores).app.request(path, init) } };
  const client = new ContractClient(door);
  client.authKey = shopper?.authKey ?? null;
  return client;
}

export async function beginRound({ stores }: World, number: number): Promise<Round> {
  const [store] = stores;
  const { db } = store.database;
  await db.execute('truncate rate_windows');
  const code = `ROUND${number}`;
  const dates = { startsAt: new Date(0), endsAt: new Date('2099-12-31') };
  await db.insert(promos).values({ code, maxUses: CODE_USES, status: 'Active', percentHundredths: 1_000, ...dates });
  await changeStock(db, { slug: MAPLE_SLUG, boxesOnHand: BOXES_ON_HAND, backOn: null }, '2026-11-26');
  const [quotedCents, laterCents] = number % 2 === 0 ? ROUND_PRICES : ([ROUND_PRICES[1], ROUND_PRICES[0]] as const);
  await setPrice(store, quotedCents);
  const lines = [{ ...MAPLE, pricePerBoxCents: quotedCents, boxes: QUOTED_BOXES }];
  const quote = await signedBy(new ContractClient(store), quoteMadeOn(latestDay(Date.now()) - 1, { lines }));
  await setPrice(store, laterCents);
  const [first, ...others] = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => newShopper(store, number, index)));
  if (first === undefined) throw new Error('A round has shoppers');
  return { number, shoppers: [first, ...others], code, quote, house: `${1_000 + number} Coral Way` };
}

async function newShopper({ database: { db } }: TestStore, round: number, index: number): Promise<Shopper> {
  const email = `crowd-${round}-${index}@example.com`;
  const user = await createUser(db, { email, firstName: 'Ana', lastName: 'Diaz', passwordHash: 'none' });
  if (user === null) throw new Error(`Round ${round} was played in this database before`);
  const { authKey } = await openSession(db, user.id, { id: 'd', name: 'Test' }, Date.now());
  return { userId: user.id, authKey, secrets: [], projectIds: [] };
}
