import type { Log } from '../log';
import type { AccountMark } from '../security/account-mark';
import { clientAddress } from './client-address';
import { TooManyTries } from './rate-limits';
import type { StoreContext } from './store-app';

/** What somebody who looks after the shop wants to find when an account was attacked. */
export type SecurityEvent =
  | 'logged_in'
  | 'signed_up'
  | 'login_failed'
  | 'login_locked'
  | 'reset_asked'
  | 'reset_refused'
  | 'password_reset'
  | 'password_check_failed'
  | 'password_changed'
  | 'signed_out_everywhere'
  | 'key_refused'
  | 'token_refused'
  | 'origin_refused'
  | 'webhook_refused'
  /** Input that the contract does not know: too large, malformed, with forbidden names. */
  | 'input_refused'
  /** A signed-in account named something that is not its own, or not there any more. */
  | 'id_refused'
  /** The first try of a window that was one too many. Logins have an event of their own. */
  | 'limit_reached';

/** Logs an event with its time, the caller's network address and, where an account is meant, a mark in place of its email address. */
export type ReportSecurity = (
  c: StoreContext,
  event: SecurityEvent,
  email?: string | null,
  details?: Readonly<Record<string, string>>,
) => void;

export function createSecurityLog(log: Log, accountMark: AccountMark, trustProxyHops: number): ReportSecurity {
  return (c, event, email = null, details = {}) =>
    log({
      level: 'notice',
      event,
      client: clientAddress(c, trustProxyHops),
      ...(email === null ? {} : { account: accountMark(email) }),
      ...details,
    });
}

/** Tells the log of a limit that was reached. */
export function reportLimit(report: ReportSecurity, error: Error, c: StoreContext): void {
  if (error instanceof TooManyTries && error.isFirst && !error.limit.startsWith('login'))
    report(c, 'limit_reached', null, { limit: error.limit });
}
