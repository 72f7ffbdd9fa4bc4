import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorld, type World } from '../crowd/crowd-world';
import { playRound } from '../crowd/play-rounds';

// The rounds of crowd.test.ts in a store that lacks one lock: chance must find that it is missing. Code and quote: race-controls.postgres.test.ts.

const MOST_ROUNDS = 500;
const query = Client.prototype.query;

let world: World;
let without = /never/;
let seed = 1;
beforeAll(async () => {
  world = await openWorld();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(Client.prototype, {
    query(this: Client, statement: unknown, ...more: unknown[]): unknown {
      return Reflect.apply(query, this, [withoutLock(statement), ...more]);
    },
  });
});
afterAll(async () => {
  Object.assign(Client.prototype, { query });
  vi.restoreAllMocks();
  await world.close();
});
beforeEach(() => {
  without = /never/;
});

function withoutLock(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement) || typeof statement.text !== 'string') return statement;
  return without.test(statement.text) ? { ...statement, text: statement.text.replace(/ for (no key )?update$/, '') } : statement;
}

/** The first wrong of this kind; null when no round has one. */
async function firstWrong(kind: RegExp, likely?: Parameters<typeof playRound>[2]): Promise<string | null> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const { wrongs } = await playRound(world, (seed += 1), likely);
    const found = wrongs.find((wrong) => kind.test(wrong));
    if (found === undefined) continue;
    console.log(`without ${without.source}: round ${round}, ${found}`);
    return found;
  }
  return null;
}

describe('A crowd in a store without', { timeout: 600_000, retry: 0 }, () => {
  it('the lock of the carts that can be paid opens two payments of an account', async () => {
    without = /from "checkout_snapshots" where \("checkout_snapshots"."user_id"/;
    expect(await firstWrong(/can pay \d payments/, ['openPayment'])).not.toBeNull();
  });

  it('the lock of the account freezes a cart twice', async () => {
    without = /from "users"/;
    expect(await firstWrong(/can pay \d payments/, ['openPayment'])).not.toBeNull();
  });

  it('the lock of the stock sells boxes twice', async () => {
    without = /product_stock/;
    expect(await firstWrong(/boxes are held/, ['openPayment'])).not.toBeNull();
  });
});
