import { createHmac } from 'node:crypto';

/** Always the same, and untraceable without this shop's secret. */
export type AccountMark = (email: string) => string;

export function createAccountMark(secret: string): AccountMark {
  return (email) => createHmac('sha256', secret).update(`account ${email.trim().toLowerCase()}`).digest('hex').slice(0, 16);
}
