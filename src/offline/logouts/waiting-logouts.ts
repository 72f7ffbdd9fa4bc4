import { keptDatabase } from '../kept/database';
import { isCount, isFields } from '../storage/stored-fields';
import { readTries, type Tries } from '../sync/backoff';

/** The longest life of a session (server/security/sessions.ts). */
const LONGEST_SESSION_MS = 60 * 24 * 60 * 60 * 1000;

const KEY_HASH = /^[\da-f]{64}$/;

export interface WaitingLogout {
  readonly keyHash: string;
  readonly tries: Tries;
}

/** The hash of a key ends its session and signs nobody in. */
export const waitingLogouts = {
  async keep(keyHash: string, now: number): Promise<void> {
    await keptDatabase.write('logouts', (records) => records.put({ v: 1, leftAt: now }, keyHash));
  },
  forget: (keyHash: string): Promise<void> => keptDatabase.write('logouts', (records) => records.delete(keyHash)),
  retime: (keyHash: string, retime: (before: Tries) => Tries): Promise<void> =>
    keptDatabase.write('logouts', async (records) => {
      const stored = await records.get(keyHash);
      if (isFields(stored)) await records.put({ ...stored, tries: retime(readTries(stored['tries'])) }, keyHash);
    }),
  read: (now: number): Promise<readonly WaitingLogout[]> =>
    keptDatabase.read('logouts', async (records) => {
      const [keys, stored] = await Promise.all([records.getAllKeys(), records.getAll()]);
      return stored.flatMap((record, index) => {
        const key = keys[index];
        if (typeof key !== 'string' || !KEY_HASH.test(key) || !isFields(record) || !isCount(record['leftAt'])) return [];
        return now - record['leftAt'] < LONGEST_SESSION_MS ? [{ keyHash: key, tries: readTries(record['tries']) }] : [];
      });
    }),
};
