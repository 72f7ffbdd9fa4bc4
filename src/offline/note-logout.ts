import { keyHashOf, sendLogouts, waitingLogouts } from './logouts';
import { requestBackgroundSync } from './sync/background-sync';
import { startWakeUps } from './sync/wake-ups';
import { hasWaitingLogouts } from './what-waits';

export interface NotedLogout {
  /** Never rejects. */
  done(): Promise<void>;
  /** The worker or the next visit sends it. Never rejects. */
  sendLater(): Promise<void>;
}

/** Null without a key, and on plain http. Rejects when the device saves nothing. */
export async function noteLogout(authKey: string | undefined): Promise<NotedLogout | null> {
  const keyHash = authKey === undefined ? null : await keyHashOf(authKey);
  if (keyHash === null) return null;
  await waitingLogouts.keep(keyHash, Date.now());
  hasWaitingLogouts.set(true);
  return {
    async done() {
      await waitingLogouts.forget(keyHash).catch(() => undefined);
      const left = await waitingLogouts.read(Date.now()).catch(() => []);
      hasWaitingLogouts.set(left.length > 0);
    },
    sendLater: () => requestBackgroundSync().catch(() => undefined),
  };
}

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
