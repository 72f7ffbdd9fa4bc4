import { createHmac } from 'node:crypto';

/** What stands for an account in the log: the same for each entry of one account, and nobody without this shop's secret can tell whose it is. */
export type AccountMark = (email: string) => string;

export function createAccountMark(secret: string): AccountMark {
  return (email) => createHmac('sha256', secret).update(`account ${email.trim().toLowerCase()}`).digest('hex').slice(0, 16);
}
