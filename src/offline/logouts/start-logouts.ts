import { startWakeUps } from '../sync/wake-ups';
import { hasWaitingLogouts } from './has-waiting-logouts';
import { sendLogouts } from './send-logouts';

let isStarted = false;

/** Idempotent. */
export function startLogouts(): void {
  if (isStarted) return;
  isStarted = true;
  startWakeUps({
    drain: async (reason) => {
      const dueInMs = await sendLogouts(reason);
      hasWaitingLogouts.set(dueInMs !== null);
      return dueInMs;
    },
    subscribe: hasWaitingLogouts.subscribe,
    newest: () => (hasWaitingLogouts.get() ? 'logout' : ''),
  });
}
