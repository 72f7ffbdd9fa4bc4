import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outbox } from '../../src/offline/outbox/outbox';
import { createCartServer, productNumber, type Fault } from './cart-server';
import { createDevice, type Tab } from './device';

const ACCOUNT = 'elena';
const RUNS = Number(process.env['MODEL_RUNS'] ?? 300);
/** Printed, so that a failure of any run can be played again. */
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2_147_483_647);

/** A play that has not ended by then never will: it takes milliseconds. */
const HANG_MS = 20_000;
const LIMIT_MS = 300_000 + RUNS * 100;

type Step =
  | { readonly kind: 'set'; readonly tab: number; readonly product: number; readonly boxes: number }
  | { readonly kind: 'drain' | 'drain-without-waiting' | 'reload' | 'crash'; readonly tab: number }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'offline' | 'online' | 'key-dies' | 'key-works' | 'late-calls-arrive' };

const tab = fc.integer({ min: 0, max: 1 });
const set = fc.record({
  kind: fc.constant('set' as const),
  tab,
  product: fc.integer({ min: 1, max: 3 }),
  boxes: fc.integer({ min: 0, max: 4 }),
});
const inTab = fc.record({
  kind: fc.constantFrom('drain' as const, 'drain-without-waiting' as const, 'reload' as const, 'crash' as const),
  tab,
});
const fault = fc.record({
  kind: fc.constant('fault' as const),
  fault: fc.constantFrom<Fault>('lost', 'answer-lost', 'held', 'duplicated', 'error-500', 'crash-before', 'crash-after'),
});
const world = fc.record({
  kind: fc.constantFrom('offline' as const, 'online' as const, 'key-dies' as const, 'key-works' as const, 'late-calls-arrive' as const),
});
const steps = fc.array<Step>(
  fc.oneof(
    { weight: 5, arbitrary: set },
    { weight: 5, arbitrary: inTab },
    { weight: 3, arbitrary: fault },
    { weight: 2, arbitrary: world },
  ),
  { minLength: 1, maxLength: 24 },
);

/** A drain that nobody waits for dies before the next one is asked for. */
const DIES_UNWATCHED: Step[] = [
  { kind: 'drain-without-waiting', tab: 0 },
  ...[0, 1, 0].map((boxes) => ({ kind: 'set' as const, tab: 0, product: 1, boxes })),
  { kind: 'fault', fault: 'crash-after' },
  { kind: 'set', tab: 0, product: 1, boxes: 0 },
  { kind: 'drain', tab: 0 },
];

/** A call given up by the client arrives after the shopper's next change to the same product. */
const lateAfter = (boxes: number): Step[] => [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'fault', fault: 'held' },
  { kind: 'drain', tab: 0 },
  { kind: 'set', tab: 0, product: 1, boxes },
  { kind: 'drain', tab: 0 },
  { kind: 'late-calls-arrive' },
];

/** Both tabs drain at the same instant. */
const BOTH_DRAIN: Step[] = [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'drain-without-waiting', tab: 0 },
  { kind: 'drain', tab: 1 },
];

/** The shopper is told that a change is saved, and the tab is killed. */
const KILLED_WHEN_SAVED: Step[] = [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'crash', tab: 0 },
];

/** A crashed tab's drain ends while another tab holds the lock that was the crashed one's (found by seed 280079902). */
const ENDS_AFTER_CRASH: Step[] = [
  { kind: 'offline' },
  { kind: 'drain-without-waiting', tab: 1 },
  { kind: 'drain-without-waiting', tab: 0 },
  { kind: 'set', tab: 0, product: 1, boxes: 0 },
  { kind: 'crash', tab: 1 },
  { kind: 'drain-without-waiting', tab: 1 },
];

interface Variant {
  readonly spoil?: (outbox: Outbox) => Outbox;
  readonly hasFence?: boolean;
  readonly hasLocks?: boolean;
  readonly isDurable?: boolean;
}

/** Plays the steps, heals everything, and tells the cart the shopper wanted from the one the server ends up with. */
async function play(script: readonly Step[], { spoil, hasFence = true, hasLocks = true, isDurable = true }: Variant) {
  const server = createCartServer({
    hasFence,
    onCrash: () => {
      const dying = device.current();
      if (dying !== undefined) device.crash(dying);
    },
  });
  const device = createDevice({ server, hasLocks, isDurable, ...(spoil === undefined ? {} : { spoil }) });
  const tabs = [await device.openTab(ACCOUNT), await device.openTab(ACCOUNT)] as const;
  const open: Tab[] = [...tabs];
  const wanted = new Map<number, number>();

  const reopen = async (index: number): Promise<void> => {
    open[index] = await device.openTab(ACCOUNT);
  };

  /** A drain ends, or its tab dies under it. */
  const drained = async (index: number): Promise<void> => {
    // An earlier drain may have died since: nothing a dead tab begins would ever end.
    if (open[index]?.isDead === true) await reopen(index);
    const current = open[index];
    if (current === undefined) return;
    await new Promise<void>((resolve) => {
      current.onDeath = resolve;
      current.drain().then(
        () => resolve(),
        () => resolve(),
      );
    });
    if (current.isDead) await reopen(index);
  };

  /** A shopper whose tab died before it said that the change is kept makes it again in the next. */
  const changed = async (index: number, product: number, boxes: number): Promise<void> => {
    let isKept = false;
    while (!isKept) {
      if (open[index]?.isDead === true) await reopen(index);
      const current = open[index];
      if (current === undefined) return;
      isKept = await new Promise<boolean>((resolve, reject) => {
        current.onDeath = () => resolve(false);
        current.outbox.put({ product: productNumber(product), boxes, isInstallationChosen: false }).then(() => resolve(true), reject);
      });
    }
  };

  for (const step of script) {
    switch (step.kind) {
      case 'set':
        await changed(step.tab, step.product, step.boxes);
        wanted.set(step.product, step.boxes);
        break;
      case 'drain':
        await drained(step.tab);
        break;
      case 'drain-without-waiting':
        void open[step.tab]?.drain();
        break;
      case 'crash': {
        const current = open[step.tab];
        if (current !== undefined) device.crash(current);
        await reopen(step.tab);
        break;
      }
      case 'reload':
        await reopen(step.tab);
        break;
      case 'fault':
        server.state.fault = step.fault;
        break;
      case 'offline':
      case 'online':
        server.state.isOnline = step.kind === 'online';
        break;
      case 'key-dies':
      case 'key-works':
        server.state.isKeyDead = step.kind === 'key-dies';
        break;
      case 'late-calls-arrive':
        server.deliverLate((count) => count - 1);
    }
  }

  Object.assign(server.state, { isOnline: true, isKeyDead: false, fault: 'none' });
  await drained(0);
  await drained(1);
  server.deliverLate();
  await drained(0);
  const got = Object.fromEntries(server.boxesOf(ACCOUNT));
  const kept = Object.fromEntries([...wanted].filter(([, boxes]) => boxes > 0));
  return { wanted: kept, got, left: open[0]?.outbox.entries().length ?? -1, overlaps: device.overlaps() };
}

const converges = (variant: Variant) =>
  fc.asyncProperty(steps, async (script) => {
    const { wanted, got, left, overlaps } = await play(script, variant);
    expect(got).toEqual(wanted);
    expect(left).toBe(0);
    expect(overlaps).toBe(0);
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

describe('The outbox under every fault at once', () => {
  it(
    'ends with the cart the shopper wanted, whatever was lost, repeated, delayed or killed',
    async () => {
      console.warn(`Outbox model: seed ${SEED}, ${RUNS} runs`);
      await fc.assert(converges({}), {
        numRuns: RUNS,
        seed: SEED,
        timeout: HANG_MS,
        examples: [[lateAfter(3)], [lateAfter(0)], [DIES_UNWATCHED], [ENDS_AFTER_CRASH]],
      });
    },
    LIMIT_MS,
  );

  it(
    'is caught by this model when it forgets a change before the server has answered',
    async () => {
      const settlesTooEarly = (outbox: Outbox): Outbox => ({
        ...outbox,
        read: async (accountId) => {
          const entries = await outbox.read(accountId);
          for (const entry of entries) await outbox.resolve(entry, () => null);
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
      const neverDoubts = (outbox: Outbox): Outbox => ({
        ...outbox,
        read: async (accountId) => (await outbox.read(accountId)).map((entry) => ({ ...entry, isInDoubt: false })),
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
      const settlesBlindly = (outbox: Outbox): Outbox => ({
        ...outbox,
        resolve: async (entry, decide) => {
          const current = (await outbox.read(entry.accountId)).find(({ intent }) => intent.product.id === entry.intent.product.id);
          return outbox.resolve(current ?? entry, decide);
        },
      });
      expect(await isCaught({ spoil: settlesBlindly })).toBe(true);
    },
    LIMIT_MS,
  );
});
