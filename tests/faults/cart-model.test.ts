import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../repetitions';
import { NO_TRIES } from '../../src/offline/sync/backoff';
import type { CartChanges } from '../../src/offline/cart';
import {
  BOTH_DRAIN,
  IMPATIENT,
  refusedByPage,
  writeMeets,
  DIES_UNWATCHED,
  ENDS_AFTER_CRASH,
  KILLED_WHEN_SAVED,
  lateAfter,
} from './cart-pinned';
import { play, type Variant } from './cart-play';
import { steps, type Step } from './cart-steps';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 300);
const RANDOM_RUNS = repeats ? RUNS : Math.ceil(RUNS / 3);
/** Printed, so that a failure of any run can be played again. */
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2_147_483_647);

/** A play that has not ended by then never will: it takes milliseconds. */
const HANG_MS = 20_000;
/** Calls within the first pause: each of three products once more or less, their reads, a refresh, in two tabs. */
const MOST_AT_ONCE = 30;
let longestRun = 0;
const LIMIT_MS = 300_000 + RUNS * 100;

const converges = (variant: Variant) =>
  fc.asyncProperty(steps, async (script) => {
    const { wanted, got, left, overlaps, mostAtOnce } = await play(script, variant);
    expect(got).toEqual(wanted);
    expect(left).toBe(0);
    expect(overlaps).toBe(0);
    longestRun = Math.max(longestRun, mostAtOnce);
    expect(mostAtOnce).toBeLessThanOrEqual(MOST_AT_ONCE);
  });

/** Whether the model finds fault with a store that is broken on purpose. Always the same plays: what caught it once always will. */
const isCaught = async (variant: Variant, ...examples: Step[][]): Promise<boolean> => {
  const { failed } = await fc.check(converges(variant), {
    numRuns: RUNS,
    seed: 1,
    timeout: HANG_MS,
    examples: examples.map((script): [Step[]] => [script]),
    endOnFailure: true,
  });
  return failed;
};

describe('Changes of the cart under every fault at once', () => {
  it(
    'ends with the cart the shopper wanted, whatever was lost, repeated, delayed or killed',
    async () => {
      console.warn(`Cart model: seed ${SEED}, ${RANDOM_RUNS} runs`);
      await fc.assert(converges({}), {
        numRuns: RANDOM_RUNS,
        seed: SEED,
        timeout: HANG_MS,
        examples: [[lateAfter(3)], [lateAfter(0)], [DIES_UNWATCHED], [ENDS_AFTER_CRASH], [IMPATIENT]],
      });
      console.warn(`Cart model: at most ${longestRun} calls without a pause`);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when it forgets a change before the server has answered',
    async () => {
      const settlesTooEarly = (cartChanges: CartChanges): CartChanges => ({
        ...cartChanges,
        read: async (accountId) => {
          const entries = await cartChanges.read(accountId);
          for (const entry of entries) await cartChanges.resolve(entry, () => null);
          return entries;
        },
      });
      expect(await isCaught({ spoil: settlesTooEarly })).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when the server ignores the number of a write',
    async () => {
      expect(await isCaught({ hasFence: false }, lateAfter(3))).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when it forgets that an older call may still be under way',
    async () => {
      const neverDoubts = (cartChanges: CartChanges): CartChanges => ({
        ...cartChanges,
        read: async (accountId) => (await cartChanges.read(accountId)).map((entry) => ({ ...entry, isInDoubt: false })),
      });
      expect(await isCaught({ spoil: neverDoubts }, lateAfter(0))).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when nothing keeps two tabs from draining at once',
    async () => {
      expect(await isCaught({ hasLocks: false }, BOTH_DRAIN)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when a change is shown as saved but lives in memory alone',
    async () => {
      expect(await isCaught({ isDurable: false }, KILLED_WHEN_SAVED)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when it settles a change that the shopper has made anew meanwhile',
    async () => {
      const settlesBlindly = (cartChanges: CartChanges): CartChanges => ({
        ...cartChanges,
        settle: async (change) => {
          const current = (await cartChanges.read(change.accountId)).find(({ intent }) => intent.product.id === change.intent.product.id);
          return cartChanges.settle(current ?? change);
        },
      });
      expect(await isCaught({ spoil: settlesBlindly })).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when it forgets how often a change was tried',
    async () => {
      const isImpatient = (cartChanges: CartChanges): CartChanges => ({
        ...cartChanges,
        read: async (accountId) => (await cartChanges.read(accountId)).map((entry) => ({ ...entry, tries: NO_TRIES })),
      });
      expect(await isCaught({ spoil: isImpatient, isPaced: false }, IMPATIENT)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when any JSON counts as success',
    async () => {
      const believesAnyJson = async (response: Response): Promise<Response> => {
        const text = await response.text();
        const isForeign = response.ok && /^[[{]/.test(text) && !text.includes('"status"');
        return new Response(isForeign ? `{"status":1,"message":"","data":${text}}` : text, response);
      };
      expect(await isCaught({ misread: believesAnyJson }, writeMeets({ kind: 'foreign JSON', status: 200, body: '{}' }))).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    "is caught by this model when a gateway's page may refuse",
    async () => {
      const believesPages = async (response: Response): Promise<Response> =>
        [404, 405, 413].includes(response.status) ? Response.json({ status: 0, message: 'No', data: null }) : response;
      expect(await isCaught({ misread: believesPages }, refusedByPage(404))).toBe(true);
    },
    LIMIT_MS,
  );
});
