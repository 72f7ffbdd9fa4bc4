import type { Session } from '../../src/domain/session';
import type { CallContext } from '../http/api';
import { giveRefreshCookie, removeRefreshCookie } from '../http/session-cookie';
import { SESSION_LIFETIME_MS, type OpenedSession } from '../security/sessions';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Sets the cookies of the new session. */
export function signIn(context: CallContext, opened: OpenedSession, { firstName, lastName }: Named, publicUrl: string): Session {
  giveRefreshCookie(context, opened.refreshToken, publicUrl, SESSION_LIFETIME_MS / 1000);
  context.giveXsrfToken(opened.authKey);
  return { authKey: opened.authKey, firstName, lastName, fullName: `${firstName} ${lastName}`.trim() };
}

/** Removes the session's cookies. */
export function signOut(context: CallContext, publicUrl: string): void {
  removeRefreshCookie(context, publicUrl);
  context.giveXsrfToken(null);
}
