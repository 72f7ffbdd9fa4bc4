import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import type { Database } from '../db/database';
import { findAnySession, findKeyOwner, findLiveSession, type SignedInUser } from '../repositories/sessions';
import { secretHash } from './secrets';

/** The call needs a session and has none: HTTP 401. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  /** Set for a key that nobody may use any more or ever could; null without a key and for one that waits for its daily refresh. */
  readonly refusedKey: RefusedKey | null;

  constructor(message: string, refusedKey: RefusedKey | null = null) {
    super(message);
    this.refusedKey = refusedKey;
  }
}

interface RefusedKey {
  /** Whose it was; null for one that was never given. */
  readonly email: string | null;
}

type SentHeaders = Pick<Headers, 'get'>;

export interface SignedIn {
  readonly user: SignedInUser;
  readonly sessionId: number;
  readonly keyHash: string;
}

/**
 * Who is signed in, by the key in the auth_key header; throws NotSignedIn for a missing or dead key (DESIGN 7.17). Which calls need it
 * is declared with each endpoint, `auth: 'key'` in src/contract; server/http/api.ts authenticates those, and no others.
 */
export function authenticate(db: Database, headers: SentHeaders, now: number): Promise<SignedIn> {
  return signedInBy(db, headers, (keyHash) => findLiveSession(db, keyHash, now));
}

/** As `authenticate`, also for a key that has ended: a logout that is delivered again gets its first reply. */
export function authenticateEnded(db: Database, headers: SentHeaders): Promise<SignedIn> {
  return signedInBy(db, headers, (keyHash) => findAnySession(db, keyHash));
}

async function signedInBy(
  db: Database,
  headers: SentHeaders,
  find: (keyHash: string) => Promise<Omit<SignedIn, 'keyHash'> | null>,
): Promise<SignedIn> {
  const key = headers.get(AUTH_KEY_HEADER) ?? '';
  if (key === '') throw new NotSignedIn('No auth key found');
  const keyHash = secretHash(key);
  const session = await find(keyHash);
  if (session === null) throw new NotSignedIn('Your session has ended. Please log in again.', await refusedKey(db, keyHash));
  return { ...session, keyHash };
}

async function refusedKey(db: Database, keyHash: string): Promise<RefusedKey | null> {
  const owner = await findKeyOwner(db, keyHash);
  if (owner === null) return { email: null };
  return owner.mayBeRefreshed ? null : { email: owner.email };
}
