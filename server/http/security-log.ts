import type { Log } from '../log';
import type { AccountMark } from '../security/secrets';
import { clientAddress } from './client-address';
import { TooManyTries } from './rate-limits';
import type { StoreContext } from './store-app';

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
  /** A call of the owner by staff. */
  | 'role_refused'
  | 'desk_signed_in'
  | 'desk_sign_in_failed'
  | 'desk_joined'
  | 'desk_unlock_failed'
  | 'token_refused'
  | 'origin_refused'
  | 'webhook_refused'
  /** Too large, malformed, or with forbidden names. */
  | 'input_refused'
  | 'id_refused'
  /** The first refusal of a window; logins have their own event. */
  | 'limit_reached';

/** An account is logged as a pseudonym. */
export type ReportSecurity = (
  c: StoreContext,
  event: SecurityEvent,
  email?: string | null,
  details?: Readonly<Record<string, string>>,
) => void;

/** `trustProxyHops` proxies in front are trusted with the caller's address. */
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
