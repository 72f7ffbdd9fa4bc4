import { requestBackgroundSync } from './background-sync';
import { connection } from '../connection/connection';
import { retryDelayMs } from './retry-delay';

/** Something that keeps changes on the device and sends them. */
export interface WakeableQueue {
  /** Sends what waits. `notBeforeMs` is how long the server asked to be left alone. */
  readonly drain: () => Promise<{ readonly isDone: boolean; readonly notBeforeMs?: number }>;
  readonly subscribe: (listener: () => void) => unknown;
  /** Names the newest waiting change; '' when none waits. */
  readonly newest: () => string;
}

/** A run of quick changes travels as one; a screen that sends its own change at once comes before this. */
const GATHER_MS = 1000;

/**
 * Everything that wakes a queue in a page: start, a new change here or in another tab, the connection coming back, the page
 * becoming visible, and a timer with growing pauses while changes wait. None of them asks navigator.onLine for permission.
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
