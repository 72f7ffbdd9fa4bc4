import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe: auth keys, refresh tokens, reset tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. Its randomness makes a slow hash needless. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
