import { endSession } from '../../contract/end-session';
import { createQueue } from '../kept/queue';
import { LOGOUTS_LOCK } from '../storage/storage-keys';
import { BACKGROUND_LIMIT_MS, callInBackground } from '../sync/background-call';
import { webLock } from '../sync/drain-lock';
import { storedPace } from '../sync/queue-pace';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { keyHashOf } from './key-hash';
import { waitingLogouts, type WaitingLogout } from './waiting-logouts';

/**
 * Returns the milliseconds until the next logout is due, null when none waits. Safe at any time: ending an ended session changes nothing.
 * Rejects with StorageError only.
 */
export const sendLogouts = createQueue<WaitingLogout>({
  alone: (pass) => webLock(LOGOUTS_LOCK, pass),
  pace: storedPace('logouts'),
  now: () => Date.now(),
  keyOf: ({ keyHash }) => keyHash,
  waiting: () => waitingLogouts.read(Date.now()),
  retime: ({ keyHash }, change) => waitingLogouts.retime(keyHash, change),
  async send({ keyHash }) {
    try {
      await end(keyHash);
    } catch (error) {
      // What the server itself refuses is over: a retry would change nothing.
      if (classifyResponse(error) !== 'refused') return { retryAfterMs: retryAfterOf(error) };
    }
    await waitingLogouts.forget(keyHash);
    return 'over';
  },
});

/** Tries once, for a device that cannot save it. Rejects when the server was not reached or refused. */
export async function sendUnsavedLogout(authKey: string): Promise<void> {
  const keyHash = await keyHashOf(authKey);
  if (keyHash !== null) await end(keyHash);
}

function end(keyHash: string): Promise<unknown> {
  return callInBackground(endSession, keyHash, { limitMs: BACKGROUND_LIMIT_MS, signal: new AbortController().signal });
}
