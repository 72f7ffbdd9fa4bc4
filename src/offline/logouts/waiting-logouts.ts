import { del, entries, set, type UseStore } from 'idb-keyval';
import { openKeyValueStore } from '../storage/key-value-store';
import { databaseNames } from '../storage/storage-keys';

/** No session lives longer (server/security/sessions.ts), so that a logout need not either. */
const LONGEST_SESSION_MS = 60 * 24 * 60 * 60 * 1000;

const KEY_HASH = /^[\da-f]{64}$/;

let store: UseStore | undefined;
const opened = (): UseStore => (store ??= openKeyValueStore(databaseNames.logouts));

/** Logouts that the server has not confirmed, each as the hash of its key: the hash ends that session and opens nothing. */
export const waitingLogouts = {
  /** Resolves once it is on the device. */
  keep: (keyHash: string, now: number): Promise<void> => set(keyHash, { v: 1, leftAt: now }, opened()),
  forget: (keyHash: string): Promise<void> => del(keyHash, opened()),
  /** The hashes whose sessions may still be open. Storage is untrusted input. */
  async read(now: number): Promise<readonly string[]> {
    const stored = await entries<IDBValidKey, unknown>(opened());
    return stored.flatMap(([key, record]) => {
      if (typeof key !== 'string' || !KEY_HASH.test(key) || typeof record !== 'object' || record === null || !('leftAt' in record))
        return [];
      return typeof record.leftAt === 'number' && now - record.leftAt < LONGEST_SESSION_MS ? [key] : [];
    });
  },
};
