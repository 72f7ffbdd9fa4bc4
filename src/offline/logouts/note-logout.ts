import { requestBackgroundSync } from '../sync/background-sync';
import { keyHashOf } from './key-hash';
import { hasWaitingLogouts } from './has-waiting-logouts';
import { waitingLogouts } from './waiting-logouts';

/** A logout that is saved on the device, to be sent until the server has confirmed it. */
export interface NotedLogout {
  /** The server has ended the session. Never rejects. */
  done(): Promise<void>;
  /** The server did not respond: the worker sends it, even with the store closed, or else the next visit. Never rejects. */
  sendLater(): Promise<void>;
}

/** Saves on the device that a session is to end. Null without a key, and when nothing can be saved. */
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
