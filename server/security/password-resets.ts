import type { Database } from '../db/database';
import { insertPasswordReset, usePasswordReset } from '../repositories/users';
import { newSecret, secretHash } from './secrets';

const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Valid once and for one hour; times in milliseconds since 1970. */
export async function createPasswordReset(
  db: Database,
  userId: number,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  const [token, expiresAt] = [newSecret(), now + RESET_LIFETIME_MS];
  await insertPasswordReset(db, { userId, tokenHash: secretHash(token), expiresAt: new Date(expiresAt) });
  return { token, expiresAt };
}

/** Also ends every session of the account. Null when the token is unknown, expired or used. */
export function redeemPasswordReset(db: Database, token: string, passwordHash: string, now: number): Promise<number | null> {
  return usePasswordReset(db, secretHash(token), passwordHash, now);
}
