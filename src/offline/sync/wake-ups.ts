import { connection } from '../connection/connection';
import type { Due } from '../kept/queue';
import { createPace, type EarlyReason } from './backoff';
import { requestBackgroundSync } from './background-sync';

export interface WakeableQueue {
  /** The queue has one pace (decision 0044). */
  readonly drain: (reason?: EarlyReason) => Promise<Due>;
  readonly subscribe: (listener: () => void) => unknown;
  /** Identifies the newest waiting change; '' when none waits. */
  readonly newest: () => string;
}

/** Quick changes are sent as one. */
const GATHER_MS = 1000;

/**
 * Drains at start, on a new change in any tab, when the connection returns or the page becomes visible, and when a change is due. navigator.onLine
 * is never a condition.
 */
export function startWakeUps({ drain, subscribe, newest }: WakeableQueue): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = '';
  /** The device's storage failed: the changes could not save their tries. */
  const brokenOff = createPace();

  const wakeIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => wake(), ms);
  };

  const wake = (reason?: EarlyReason): void => {
    clearTimeout(timer);
    drain(reason).then(
      (due) => {
        brokenOff.succeeded();
        // A sign-in wakes the queue by itself.
        planNext(due === 'unauthenticated' ? null : due);
      },
      () => {
        brokenOff.started();
        planNext(brokenOff.dueInMs());
      },
    );
  };

  const planNext = (dueInMs: number | null): void => {
    // A change made during this drain has set its own timer, which must stay: the drain may have missed it.
    if (dueInMs === null) return;
    wakeIn(Math.max(GATHER_MS, dueInMs));
    requestBackgroundSync().catch(() => undefined);
  };

  const wakeForNewChanges = (): void => {
    const newestNow = newest();
    if (newestNow === seen) return;
    seen = newestNow;
    if (newestNow !== '') wakeIn(GATHER_MS);
  };

  subscribe(wakeForNewChanges);
  connection.subscribeReturn(() => wake('return'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake('return');
    else if (newest() !== '') requestBackgroundSync().catch(() => undefined);
  });
  wake('return');
}
