import { startWakeUps } from '../sync/wake-ups';
import { logoutsWait } from './logouts-wait';
import { sendLogouts } from './send-logouts';

let isStarted = false;

/** Sends the waiting logouts of this device on every wake-up. Idempotent. */
export function startLogouts(): void {
  if (isStarted) return;
  isStarted = true;
  startWakeUps({
    drain: async (reason) => {
      const dueInMs = await sendLogouts(reason);
      logoutsWait.set(dueInMs !== null);
      return dueInMs;
    },
    subscribe: logoutsWait.subscribe,
    newest: () => (logoutsWait.get() ? 'logout' : ''),
  });
}
