import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWorld, type World } from '../crowd/crowd-world';
import { playRound } from '../crowd/play-rounds';
import { slowStandIn } from '../fixtures/slow-stand-in';
import { randomFor } from '../fuzz/random';
import { repeats } from '../repetitions';

// Shoppers, their second windows, the owner, the provider and the reconciler at once, ordered by nothing but the machine's own timing.
// Again: CROWD_SEED=<number>; CROWD_ROUNDS plays more.

const FIRST_SEED = Number(process.env['CROWD_SEED'] ?? 1);
const ROUNDS = Number(process.env['CROWD_ROUNDS'] ?? (repeats ? 1_000 : 30));
/** Every fifth round has a provider that answers late. */
const MOST_DELAY_MS = 40;
const LIMIT_MS = 120_000 + ROUNDS * 6_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

it(
  `${ROUNDS} rounds of a crowd (from CROWD_SEED=${FIRST_SEED}): one payable payment an account, an order a payment, nothing used beyond its limit, nothing lost`,
  // A second try would play the same rounds in the same shop.
  { timeout: LIMIT_MS, retry: 0 },
  async () => {
    const counterexamples: object[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed += 1) {
      const random = randomFor(seed, 0);
      const isSlow = seed % 5 === 0;
      const atUsualSpeed = isSlow ? slowStandIn(() => random.below(MOST_DELAY_MS)) : () => undefined;
      const { acts, wrongs } = await playRound(world, seed).finally(atUsualSpeed);
      if (wrongs.length > 0) counterexamples.push({ seed, isSlow, acts: acts.join(' '), wrongs });
    }
    expect(counterexamples).toEqual([]);
  },
);
