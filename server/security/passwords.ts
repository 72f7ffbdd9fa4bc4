import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency';
import { isCommonPassword } from './common-passwords';

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
  if ([...normalized(password)].length < MIN_PASSWORD_CHARACTERS)
    return `Please choose a password of at least ${MIN_PASSWORD_CHARACTERS} characters.`;
  return isCommonPassword(normalized(password))
    ? 'This password is one of the first that anybody would guess. Please choose another, such as a few words.'
    : null;
}

/** Keyboards type accents as one character or two, and full-width digits. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
