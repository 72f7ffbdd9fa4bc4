import { requestBackgroundSync } from './background-sync';
import { connection } from './connection';
import { startConnectionProbe } from './connection-probe';
import { drainOutbox, type DrainResult } from './drain-outbox';
import { outbox } from './outbox';
import { retryDelayMs } from './retry-delay';

/** A run of quick changes travels as one; a screen that sends its own change at once comes before this. */
const GATHER_MS = 1000;

/**
 * Everything that wakes the outbox in a page: start, a new change here or in another tab, a sign-in, the connection
 * coming back, the page becoming visible, and a timer with growing pauses while changes wait. None of them asks
 * navigator.onLine for permission. `drain` may be a drainOutbox that also looks after a dead key.
 */
export function startDrainTriggers(drain: () => Promise<DrainResult> = drainOutbox): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let seen = '';

  const wake = (): void => {
    clearTimeout(timer);
    drain().then(planNext, () => planNext(null));
  };

  const planNext = (result: DrainResult | null): void => {
    clearTimeout(timer);
    const isDone = result !== null && (result.waiting === 0 || result.isUnauthenticated);
    if (isDone) {
      attempt = 0;
      return;
    }
    timer = setTimeout(wake, retryDelayMs(attempt++));
    requestBackgroundSync().catch(() => undefined);
  };

  const wakeForNewChanges = (): void => {
    const waiting = outbox.entries().filter((entry) => entry.state === 'waiting');
    const newest = waiting.at(-1);
    const state = newest === undefined ? '' : `${newest.accountId} ${newest.deviceId} ${newest.intent.sequence}`;
    // A drain settles entries one by one and must not wake itself.
    if (state === '' || state === seen) return;
    seen = state;
    clearTimeout(timer);
    timer = setTimeout(wake, GATHER_MS);
  };

  outbox.subscribe(wakeForNewChanges);
  connection.subscribe(() => {
    if (connection.get().isOnline) wake();
  });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
    else if (outbox.entries().some((entry) => entry.state === 'waiting')) requestBackgroundSync().catch(() => undefined);
  });
  startConnectionProbe();
  wake();
}
