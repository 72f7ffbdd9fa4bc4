import { createHash, randomBytes, createHmac } from 'node:crypto';

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A random secret does not need a slow hash. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Always the same, and untraceable without this shop's secret. */
export type AccountMark = (email: string) => string;

/** 16 hexadecimal digits of an HMAC-SHA256, for the security log; case and outer spaces do not count. */
export function createAccountMark(secret: string): AccountMark {
  return (email) => createHmac('sha256', secret).update(`account ${email.trim().toLowerCase()}`).digest('hex').slice(0, 16);
}
