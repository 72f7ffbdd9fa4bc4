import { securityTexts } from './security.texts';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import type { Database } from '../db/database';
import { findAnySession, findKeyOwner, findLiveSession, type SignedInUser } from '../repositories/sessions';
import { secretHash } from './secrets';

/** HTTP 401. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  /** Set for an unknown or ended key; null without a key, and for an expired key that can still be refreshed. */
  readonly refusedKey: RefusedKey | null;

  constructor(message: string, refusedKey: RefusedKey | null = null) {
    super(message);
    this.refusedKey = refusedKey;
  }
}

interface RefusedKey {
  /** Null for an unknown key. */
  readonly email: string | null;
}

type SentHeaders = Pick<Headers, 'get'>;

export interface SignedIn {
  readonly user: SignedInUser;
  readonly sessionId: number;
  readonly keyHash: string;
}

/** Throws NotSignedIn for a missing, unknown or expired key. */
export function authenticate(db: Database, headers: SentHeaders, now: number): Promise<SignedIn> {
  return signedInBy(db, headers, (keyHash) => findLiveSession(db, keyHash, now));
}

/** Accepts an ended key: a repeated logout gets the same reply. */
export function authenticateEnded(db: Database, headers: SentHeaders): Promise<SignedIn> {
  return signedInBy(db, headers, (keyHash) => findAnySession(db, keyHash));
}

async function signedInBy(
  db: Database,
  headers: SentHeaders,
  find: (keyHash: string) => Promise<Omit<SignedIn, 'keyHash'> | null>,
): Promise<SignedIn> {
  const key = headers.get(AUTH_KEY_HEADER) ?? '';
  if (key === '') throw new NotSignedIn(securityTexts.noKey);
  const keyHash = secretHash(key);
  const session = await find(keyHash);
  if (session === null) throw new NotSignedIn(securityTexts.sessionEnded, await refusedKey(db, keyHash));
  return { ...session, keyHash };
}

async function refusedKey(db: Database, keyHash: string): Promise<RefusedKey | null> {
  const owner = await findKeyOwner(db, keyHash);
  if (owner === null) return { email: null };
  return owner.mayBeRefreshed ? null : { email: owner.email };
}
