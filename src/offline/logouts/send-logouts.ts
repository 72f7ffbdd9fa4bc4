import { endSession } from '../../contract/end-session';
import { LOGOUTS_LOCK } from '../storage/storage-keys';
import { BACKGROUND_LIMIT_MS, callInBackground } from '../sync/background-call';
import { webLock } from '../sync/drain-lock';
import { classifyResponse } from '../sync/response-class';
import { waitingLogouts } from './waiting-logouts';

/**
 * Ends the sessions of logouts that the server has not heard of, and gives how many still wait. Safe to call at any time, any number of
 * times, in page and worker: ending an ended session changes nothing. Rejects when the device's storage fails.
 */
export function sendLogouts(): Promise<number> {
  return webLock(LOGOUTS_LOCK, async () => {
    for (const keyHash of await waitingLogouts.read(Date.now())) {
      if (!(await isSettled(keyHash))) break;
      await waitingLogouts.forget(keyHash);
    }
    return (await waitingLogouts.read(Date.now())).length;
  });
}

/** Settled too when the store itself refuses: asking again would change nothing. */
function isSettled(keyHash: string): Promise<boolean> {
  return callInBackground(endSession, keyHash, { limitMs: BACKGROUND_LIMIT_MS, signal: new AbortController().signal }).then(
    () => true,
    (error: unknown) => classifyResponse(error) === 'refused',
  );
}
