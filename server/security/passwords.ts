import { securityTexts } from './security.texts';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Database } from '../db/database';
import { insertPasswordReset, usePasswordReset } from '../repositories/users';
import { isCommonPassword } from './common-passwords';
import { newSecret, secretHash } from './secrets';

/** OWASP's cost. Argon2id is the package's default algorithm. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
export const MIN_PASSWORD_CHARACTERS = 8;

/** One processor and some threads stay free for pages, compression and files. */
const inLine = limitConcurrency(Math.max(1, Math.min(3, availableParallelism() - 1)));

let decoy: Promise<string> | undefined;

/** Argon2id, after Unicode normalisation. Hashes wait in line: each takes memory. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(normalized(password), COST));
}

/** Without a hash (no such account) it takes equally long and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const compared = passwordHash ?? (await decoy);
  const isMatch = await inLine(() => verify(compared, normalized(password)));
  return isMatch && passwordHash !== null;
}

/** Null when it is allowed. No composition rules (ASVS 5.0, 6.2). */
export function passwordProblem(password: string): string | null {
  if ([...normalized(password)].length < MIN_PASSWORD_CHARACTERS) return securityTexts.shortPassword(MIN_PASSWORD_CHARACTERS);
  return isCommonPassword(normalized(password)) ? securityTexts.commonPassword : null;
}

/** Keyboards type accents as one character or two, and full-width digits. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** At most `limit` at a time; the others wait in order. */
export function limitConcurrency(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes directly to the next waiting task, so that a new one cannot take it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

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
