import { requestBackgroundSync } from './background-sync';
import { connection } from '../connection/connection';
import { retryDelayMs } from './retry-delay';

/** A queue of changes on this device that are to be sent. */
export interface WakeableQueue {
  /** Sends the waiting changes. `notBeforeMs`: the server's Retry-After in milliseconds. */
  readonly drain: () => Promise<{ readonly isDone: boolean; readonly notBeforeMs?: number }>;
  readonly subscribe: (listener: () => void) => unknown;
  /** Identifies the newest waiting change; '' when none waits. */
  readonly newest: () => string;
}

/** Debounce, so that quick changes are sent as one. Screens that send at once do so before this. */
const GATHER_MS = 1000;

/**
 * Drains a queue at start, on a new change here or in another tab, when the connection returns, when the page becomes visible, and on a
 * timer with backoff while changes wait. navigator.onLine is never a condition.
 */
export function startWakeUps({ drain, subscribe, newest }: WakeableQueue): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let seen = '';

  const wake = (): void => {
    clearTimeout(timer);
    drain().then(
      ({ isDone, notBeforeMs = 0 }) => planNext(isDone, notBeforeMs),
      () => planNext(false, 0),
    );
  };

  const planNext = (isDone: boolean, notBeforeMs: number): void => {
    clearTimeout(timer);
    if (isDone) {
      attempt = 0;
      return;
    }
    timer = setTimeout(wake, Math.max(notBeforeMs, retryDelayMs(attempt++)));
    requestBackgroundSync().catch(() => undefined);
  };

  const wakeForNewChanges = (): void => {
    const newestNow = newest();
    // A drain settles changes one by one and must not wake itself.
    if (newestNow === '' || newestNow === seen) return;
    seen = newestNow;
    clearTimeout(timer);
    timer = setTimeout(wake, GATHER_MS);
  };

  subscribe(wakeForNewChanges);
  connection.subscribe(() => {
    if (connection.get().isOnline) wake();
  });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
    else if (newest() !== '') requestBackgroundSync().catch(() => undefined);
  });
  wake();
}
