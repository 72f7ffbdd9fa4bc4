import { endSession } from '../contract/end-session';
import { createCollection } from './kept/collection';
import { keptDatabase } from './kept/database';
import { createQueue } from './kept/queue';
import { LOGOUTS_LOCK } from './storage/storage-keys';
import { isCount, isFields } from './storage/stored-fields';
import { BACKGROUND_LIMIT_MS, callInBackground, classifyResponse, retryAfterOf } from './sync/background-call';
import { NO_TRIES, readTries, type Tries } from './sync/backoff';
import { NO_BROADCAST } from './sync/broadcast';
import { webLock } from './sync/drain-lock';
import { storedPace } from './sync/queue-pace';

/** The longest life of a session (server/security/sessions.ts). */
const LONGEST_SESSION_MS = 60 * 24 * 60 * 60 * 1000;

const KEY_HASH = /^[\da-f]{64}$/;

/** A logout that the server has not confirmed. The hash of a key ends its session and signs nobody in. */
export interface WaitingLogout {
  readonly v: 1;
  readonly keyHash: string;
  /** Milliseconds since 1970, device clock. */
  readonly leftAt: number;
  readonly tries: Tries;
}

/** Null when it is invalid. */
function readLogout(stored: unknown): WaitingLogout | null {
  if (!isFields(stored)) return null;
  const { keyHash, leftAt, tries } = stored;
  if (typeof keyHash !== 'string' || !KEY_HASH.test(keyHash) || !isCount(leftAt)) return null;
  return { v: 1, keyHash, leftAt, tries: readTries(tries) };
}

const collection = createCollection<WaitingLogout>({
  kind: 'logouts',
  read: readLogout,
  keyOf: ({ keyHash }) => keyHash,
  order: (a, b) => a.leftAt - b.leftAt,
  database: keptDatabase,
  channel: NO_BROADCAST,
});

/** Of no account: it is deleted once the server has confirmed it. */
export const waitingLogouts = {
  async keep(keyHash: string, now: number): Promise<void> {
    await collection.saveBy(async (records) => {
      const logout: WaitingLogout = { v: 1, keyHash, leftAt: now, tries: NO_TRIES };
      await records.put(logout, keyHash);
      return logout;
    });
  },
  forget: (keyHash: string): Promise<void> => collection.revise(keyHash, () => null),
  /** Those whose session may still be open. */
  read: async (now: number): Promise<readonly WaitingLogout[]> =>
    (await collection.readAll()).filter(({ leftAt }) => now - leftAt < LONGEST_SESSION_MS),
};

/**
 * Lower-case hex SHA-256: all that a device may keep after a logout, and a server can end the session with it. Null on plain http, where
 * browsers do not hash.
 */
export async function keyHashOf(authKey: string): Promise<string | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(authKey));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Safe at any time: ending an ended session changes nothing. Rejects with StorageError only. */
export const sendLogouts = createQueue<WaitingLogout>({
  alone: (pass) => webLock(LOGOUTS_LOCK, pass),
  pace: storedPace('logouts'),
  now: () => Date.now(),
  keyOf: ({ keyHash }) => keyHash,
  waiting: () => waitingLogouts.read(Date.now()),
  retime: ({ keyHash }, change) => collection.revise(keyHash, (logout) => ({ ...logout, tries: change(logout.tries) })),
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
