import type { Log } from '../log';
import type { AccountMark } from '../security/account-mark';
import { clientAddress } from './client-address';
import { TooManyTries } from './rate-limits';
import type { StoreContext } from './store-app';

/** Events that show how an account was attacked. */
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
  /** Input outside the contract: too large, malformed, or with forbidden names. */
  | 'input_refused'
  /** A signed-in account used an id that is missing or not its own. */
  | 'id_refused'
  /** The first refusal of a window. Logins have their own event. */
  | 'limit_reached';

/** Logs an event with time, network address and, for an account, a pseudonym instead of its email address. */
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

/** Logs the first refusal of a limit; logins have their own event. */
export function reportLimit(report: ReportSecurity, error: Error, c: StoreContext): void {
  if (error instanceof TooManyTries && error.isFirst && !error.limit.startsWith('login'))
    report(c, 'limit_reached', null, { limit: error.limit });
}
