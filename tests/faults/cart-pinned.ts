import { getCart, writeCartLine } from '../../src/contract/cart';
import { refreshToken } from '../../src/contract/session';
import type { Fault as NetworkFault } from './fault-kinds';
import type { Step } from './cart-steps';

/** A drain that nobody waits for dies before the next one is asked for. */
export const DIES_UNWATCHED: Step[] = [
  { kind: 'drain-without-waiting', tab: 0 },
  ...[0, 1, 0].map((boxes) => ({ kind: 'set' as const, tab: 0, product: 1, boxes })),
  { kind: 'fault', fault: 'crash-after' },
  { kind: 'set', tab: 0, product: 1, boxes: 0 },
  { kind: 'drain', tab: 0 },
];

/** A call given up by the client arrives after the shopper's next change to the same product. */
export const lateAfter = (boxes: number): Step[] => [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'fault', fault: 'held' },
  { kind: 'drain', tab: 0 },
  { kind: 'set', tab: 0, product: 1, boxes },
  { kind: 'drain', tab: 0 },
  { kind: 'late-calls-arrive' },
];

/** Both tabs drain at the same instant. */
export const BOTH_DRAIN: Step[] = [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'drain-without-waiting', tab: 0 },
  { kind: 'drain', tab: 1 },
];

/** The shopper is told that a change is saved, and the tab is killed. */
export const KILLED_WHEN_SAVED: Step[] = [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'crash', tab: 0 },
];

/** A crashed tab's drain ends while another tab holds the lock that was the crashed one's (found by seed 280079902). */
export const ENDS_AFTER_CRASH: Step[] = [
  { kind: 'offline' },
  { kind: 'drain-without-waiting', tab: 1 },
  { kind: 'drain-without-waiting', tab: 0 },
  { kind: 'set', tab: 0, product: 1, boxes: 0 },
  { kind: 'crash', tab: 1 },
  { kind: 'drain-without-waiting', tab: 1 },
];

/** Nothing responds, and everything asks for another try at once, again and again. */
export const IMPATIENT: Step[] = [
  { kind: 'set', tab: 0, product: 1, boxes: 2 },
  { kind: 'offline' },
  ...Array.from({ length: 60 }, (_, index) => ({ kind: 'drain' as const, tab: index % 2, afterMs: 100 })),
];

const fails = (path: string, times: number, fault: NetworkFault): Step => ({ kind: 'network', path, times, fault });
const SET_TWO: Step = { kind: 'set', tab: 0, product: 1, boxes: 2 };
const DRAIN: Step = { kind: 'drain', tab: 0 };

/** A gateway replies in place of the shop: nothing has happened, whatever its JSON says. */
export const writeMeets = (fault: NetworkFault): Step[] => [SET_TWO, fails(writeCartLine.path, 1, fault), DRAIN];

/** The cart that is read is a gateway's: it says nothing about the lines. */
export const removalReads = (fault: NetworkFault): Step[] => [
  SET_TWO,
  DRAIN,
  { kind: 'set', tab: 0, product: 1, boxes: 0 },
  fails(getCart.path, 1, fault),
  DRAIN,
];

/** A page that is no refusal comes again and again. */
export const refusedByPage = (status: number): Step[] => [
  SET_TWO,
  fails(writeCartLine.path, 5, { kind: 'page', status }),
  ...Array.from({ length: 5 }, () => DRAIN),
];

/** The key can be refreshed, but the first try meets a fault. */
export const refreshMeets = (fault: NetworkFault): Step[] => [SET_TWO, { kind: 'key-ages' }, fails(refreshToken.path, 1, fault), DRAIN];
