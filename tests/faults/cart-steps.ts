import * as fc from 'fast-check';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { refreshToken } from '../../src/contract/session';
import type { EarlyReason } from '../../src/offline/sync/backoff';
import type { Fault } from './cart-server';
import { FOREIGN_JSON, PAGE_STATUSES, type Fault as NetworkFault } from './fault-kinds';

/** One thing that happens in a play. */
export type Step =
  | { readonly kind: 'set'; readonly tab: number; readonly product: number; readonly boxes: number }
  /** `afterMs`: how long after the step before; enough for any pause where it is missing. */
  | { readonly kind: 'drain' | 'drain-without-waiting'; readonly tab: number; readonly afterMs?: number; readonly reason?: EarlyReason }
  | { readonly kind: 'reload' | 'crash'; readonly tab: number }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | NetworkStep
  | { readonly kind: 'offline' | 'online' | 'key-dies' | 'key-works' | 'key-ages' | 'late-calls-arrive' };

/** The next so many calls of that path meet a fault of the network. */
interface NetworkStep {
  readonly kind: 'network';
  readonly path: string;
  readonly times: number;
  readonly fault: NetworkFault;
}

const tab = fc.integer({ min: 0, max: 1 });
const set = fc.record({
  kind: fc.constant('set' as const),
  tab,
  product: fc.integer({ min: 1, max: 3 }),
  boxes: fc.integer({ min: 0, max: 4 }),
});
const LONG_MS = 10 * 60_000;
const drain = fc.record(
  {
    kind: fc.constantFrom('drain' as const, 'drain-without-waiting' as const),
    tab,
    afterMs: fc.constantFrom(0, 2_000, 6_000, LONG_MS, LONG_MS),
    reason: fc.constantFrom('person' as const, 'return' as const),
  },
  { requiredKeys: ['kind', 'tab', 'afterMs'] },
);
const inTab = fc.oneof(drain, fc.record({ kind: fc.constantFrom('reload' as const, 'crash' as const), tab }));
const fault = fc.record({
  kind: fc.constant('fault' as const),
  fault: fc.constantFrom<Fault>('lost', 'reply-lost', 'held', 'duplicated', 'error-500', 'crash-before', 'crash-after'),
});
const networkFault = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const), status: fc.constantFrom(...PAGE_STATUSES) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('foreign JSON' as const),
      status: fc.constantFrom(200, 200, 200, 404, 503),
      body: fc.constantFrom(...FOREIGN_JSON),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cut short' as const),
      keptBytes: fc.constantFrom(0, 1, 14, 30),
      isChunked: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('duplicate' as const),
      times: fc.constantFrom(2, 3),
      reply: fc.constantFrom('first' as const, 'last' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<NetworkFault>({ kind: 'reset before' }, { kind: 'reset after' }, { kind: 'truncate', keptBytes: 20 }),
  },
);
const CART_PATHS = [getCart.path, writeCartLine.path, deleteCartLine.path] as const;
const network = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      path: fc.constantFrom(...CART_PATHS, writeCartLine.path, refreshToken.path),
      times: fc.constantFrom(1, 2, 5),
      fault: networkFault,
    }),
  },
  {
    // Rare, since each costs its whole limit. A refresh that hangs has a test of its own.
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      path: fc.constantFrom(...CART_PATHS),
      times: fc.constant(1),
      fault: fc.record({ kind: fc.constant('hang' as const), isSeen: fc.boolean() }),
    }),
  },
);
const world = fc.record({
  kind: fc.constantFrom(
    'offline' as const,
    'online' as const,
    'key-dies' as const,
    'key-works' as const,
    'key-ages' as const,
    'late-calls-arrive' as const,
  ),
});
/** Plays of up to 24 steps. */
export const steps = fc.array<Step>(
  fc.oneof(
    { weight: 5, arbitrary: set },
    { weight: 5, arbitrary: inTab },
    { weight: 3, arbitrary: fault },
    { weight: 6, arbitrary: network },
    { weight: 2, arbitrary: world },
  ),
  { minLength: 1, maxLength: 24 },
);
