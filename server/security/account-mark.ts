import { createHmac } from 'node:crypto';

/** Always the same, and untraceable without this shop's secret. */
export type AccountMark = (email: string) => string;

/** 16 hexadecimal digits of an HMAC-SHA256, for the security log; case and outer spaces do not count. */
export function createAccountMark(secret: string): AccountMark {
  return (email) => createHmac('sha256', secret).update(`account ${email.trim().toLowerCase()}`).digest('hex').slice(0, 16);
}
