import { endSession } from '../../contract/end-session';
import { LOGOUTS_LOCK } from '../storage/storage-keys';
import { BACKGROUND_LIMIT_MS, callInBackground } from '../sync/background-call';
import { broughtForward, dueInMs, failedTry, startedTry, type EarlyReason } from '../sync/backoff';
import { webLock } from '../sync/drain-lock';
import { storedPace } from '../sync/queue-pace';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { keyHashOf } from './key-hash';
import { waitingLogouts } from './waiting-logouts';

const pace = storedPace('logouts');

/**
 * `reason` starts waiting logouts early. Returns the milliseconds until the next, null when none waits. Safe at any time: ending an ended session
 * changes nothing. Rejects when the storage fails.
 */
export function sendLogouts(reason?: EarlyReason): Promise<number | null> {
  return webLock(LOGOUTS_LOCK, async () => {
    const round = pace.round();
    let waitMs = 0;
    let isOver = false;
    const waiting = await waitingLogouts.read(Date.now());
    if (reason !== undefined && waiting.length > 0) await pace.bringForward(reason);
    for (const { keyHash, tries } of waiting.toSorted((a, b) => a.tries.attempts - b.tries.attempts)) {
      const early = reason === undefined ? tries : broughtForward(tries, reason);
      const isDue = dueInMs(early, Date.now()) === 0;
      if (isDue && !isOver && waitMs === 0) waitMs = await round.begin(early.attempts === 0);
      if (!isDue || waitMs > 0) await waitingLogouts.retime(keyHash, () => early);
      else if (isOver) await waitingLogouts.retime(keyHash, () => startedTry(early, Date.now()));
      else if (!(await tryOne(keyHash))) isOver = await round.failed();
    }
    await round.end();
    const left = (await waitingLogouts.read(Date.now())).map(({ tries }) => dueInMs(tries, Date.now()));
    return left.length === 0 ? null : Math.max(waitMs, Math.min(...left));
  });
}

/** Tries once, for a device that cannot save it. Rejects when the server was not reached or refused. */
export async function sendUnsavedLogout(authKey: string): Promise<void> {
  const keyHash = await keyHashOf(authKey);
  if (keyHash !== null) await send(keyHash);
}

const send = (keyHash: string) =>
  callInBackground(endSession, keyHash, { limitMs: BACKGROUND_LIMIT_MS, signal: new AbortController().signal });

/** False when it failed. Also settled when the server itself refuses: a retry would change nothing. */
async function tryOne(keyHash: string): Promise<boolean> {
  await waitingLogouts.retime(keyHash, (tries) => startedTry(tries, Date.now()));
  try {
    await send(keyHash);
  } catch (error) {
    if (classifyResponse(error) !== 'refused') {
      await waitingLogouts.retime(keyHash, (tries) => failedTry(tries, Date.now(), retryAfterOf(error)));
      return false;
    }
  }
  await waitingLogouts.forget(keyHash);
  return true;
}
