import { drainOutbox, type DrainResult } from './drain-outbox';
import { outbox } from './outbox';
import type { EarlyReason } from '../sync/backoff';
import { startWakeUps } from '../sync/wake-ups';

/** Drains the cart's outbox on every wake-up. */
export function startDrainTriggers(drain: (reason?: EarlyReason) => Promise<DrainResult> = drainOutbox): void {
  startWakeUps({
    drain: async (reason) => {
      const { dueInMs, isUnauthenticated } = await drain(reason);
      return isUnauthenticated ? null : dueInMs;
    },
    subscribe: outbox.subscribe,
    newest: () => {
      const newest = outbox.entries().findLast((entry) => entry.state === 'waiting');
      return newest === undefined ? '' : `${newest.accountId} ${newest.deviceId} ${newest.intent.sequence}`;
    },
  });
}
