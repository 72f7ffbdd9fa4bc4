import type { Log } from '../log';
import type { AccountMark } from '../security/account-mark';
import { clientAddress } from './client-address';
import type { StoreContext } from './store-app';

/** What somebody who looks after the shop wants to find when an account was attacked. */
export type SecurityEvent =
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
  | 'webhook_refused';

/** Logs an event with its time, the caller's network address and, where an account is meant, a mark in place of its email address. */
export type ReportSecurity = (c: StoreContext, event: SecurityEvent, email?: string | null) => void;

export function createSecurityLog(log: Log, accountMark: AccountMark, trustProxyHops: number): ReportSecurity {
  return (c, event, email = null) =>
    log({
      level: 'notice',
      event,
      client: clientAddress(c, trustProxyHops),
      ...(email === null ? {} : { account: accountMark(email) }),
    });
}
