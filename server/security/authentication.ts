import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import type { Database } from '../db/database';
import { findLiveSession, type SignedInUser } from '../repositories/sessions';
import { secretHash } from './secrets';

/** The call needs a session and has none: HTTP 401. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

export interface SignedIn {
  readonly user: SignedInUser;
  readonly sessionId: number;
  readonly keyHash: string;
}

/**
 * Who is signed in, by the key in the auth_key header; throws NotSignedIn for a missing or dead key (DESIGN 7.17). Which calls need it
 * is declared with each endpoint, `auth: 'key'` in src/contract; server/http/api.ts authenticates those, and no others.
 */
export async function authenticate(db: Database, headers: { get(name: string): string | null }, now: number): Promise<SignedIn> {
  const key = headers.get(AUTH_KEY_HEADER) ?? '';
  if (key === '') throw new NotSignedIn('No auth key found');
  const keyHash = secretHash(key);
  const session = await findLiveSession(db, keyHash, now);
  if (session === null) throw new NotSignedIn('Your session has ended. Please log in again.');
  return { ...session, keyHash };
}
