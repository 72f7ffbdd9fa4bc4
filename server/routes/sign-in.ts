import type { Session } from '../../src/domain/session';
import type { CallContext } from '../http/api';
import { refreshCookieName, refreshCookieOptions } from '../http/session-cookie';
import { SESSION_LIFETIME_MS, type OpenedSession } from '../security/sessions';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Sets the cookies of a session just opened, and gives what the reply says of it. */
export function signIn(context: CallContext, opened: OpenedSession, { firstName, lastName }: Named, publicUrl: string): Session {
  context.setCookie(refreshCookieName(publicUrl), opened.refreshToken, refreshCookieOptions(publicUrl, SESSION_LIFETIME_MS / 1000));
  context.giveXsrfToken(opened.authKey);
  return { authKey: opened.authKey, firstName, lastName, fullName: `${firstName} ${lastName}`.trim() };
}

/** Removes the cookies of a session that has ended. */
export function signOut(context: CallContext, publicUrl: string): void {
  context.deleteCookie(refreshCookieName(publicUrl), refreshCookieOptions(publicUrl));
  context.giveXsrfToken(null);
}
