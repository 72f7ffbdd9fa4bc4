import { del, entries, set, type UseStore } from 'idb-keyval';
import { openKeyValueStore } from '../storage/key-value-store';
import { reviseRecord } from '../storage/completed-transaction';
import { databaseNames } from '../storage/storage-keys';
import { isCount, isFields } from '../storage/stored-fields';
import { readTries, type Tries } from '../sync/backoff';

/** The longest life of a session (server/security/sessions.ts). */
const LONGEST_SESSION_MS = 60 * 24 * 60 * 60 * 1000;

const KEY_HASH = /^[\da-f]{64}$/;

export interface WaitingLogout {
  readonly keyHash: string;
  readonly tries: Tries;
}

let store: UseStore | undefined;
const opened = (): UseStore => (store ??= openKeyValueStore(databaseNames.logouts));

/** The hash of a key ends its session and signs nobody in. */
export const waitingLogouts = {
  keep: (keyHash: string, now: number): Promise<void> => set(keyHash, { v: 1, leftAt: now }, opened()),
  forget: (keyHash: string): Promise<void> => del(keyHash, opened()),
  retime: (keyHash: string, retime: (before: Tries) => Tries): Promise<void> =>
    reviseRecord(opened(), keyHash, (stored) => (isFields(stored) ? { ...stored, tries: retime(readTries(stored['tries'])) } : undefined)),
  async read(now: number): Promise<readonly WaitingLogout[]> {
    const stored = await entries<IDBValidKey, unknown>(opened());
    return stored.flatMap(([key, record]) => {
      if (typeof key !== 'string' || !KEY_HASH.test(key) || !isFields(record) || !isCount(record['leftAt'])) return [];
      return now - record['leftAt'] < LONGEST_SESSION_MS ? [{ keyHash: key, tries: readTries(record['tries']) }] : [];
    });
  },
};
