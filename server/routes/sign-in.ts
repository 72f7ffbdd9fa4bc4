import type { Session } from '../../src/domain/session';
import type { LoginInput } from '../../src/contract/session';
import type { CallContext } from '../http/api';
import { giveRefreshCookie, removeRefreshCookie } from '../http/session-cookie';
import { SESSION_LIFETIME_MS, type OpenedSession } from '../security/sessions';
import type { Database } from '../db/database';
import type { CountedHit, LimitRate } from '../http/rate-limits';
import { isKnownDevice } from '../repositories/sessions';
import type { UserRow } from '../repositories/users';
import { secretHash } from '../security/secrets';

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

interface LoginTry {
  /** The network address. */
  readonly address: string;
  readonly input: LoginInput;
  /** Undefined when no account has the typed address. */
  readonly user: UserRow | undefined;
}

/**
 * Call before the password is checked; throws HttpProblem 429. The first limit that guesses reach locks the account for their
 * address only. A known device has its own: guesses from elsewhere never lock out the owner. A new password resets every count of
 * its account.
 */
export async function countLoginTry(
  db: Database,
  limitRate: LimitRate,
  { address, input, user }: LoginTry,
): Promise<readonly CountedHit[]> {
  if (user !== undefined && input.deviceId !== '' && (await isKnownDevice(db, user.id, secretHash(input.deviceId))))
    return [await limitRate('loginPerDevice', `${accountOf(input, user)} ${input.deviceId}`)];
  const account = accountOf(input, user);
  // First: a refused address must not reach the account's counts. What the account's limits refuse does not count for the address.
  const ofAddress = await limitRate('loginPerAddress', address);
  try {
    return [ofAddress, await limitRate('loginPerAddressAndAccount', `${address} ${account}`), await limitRate('loginPerAccount', account)];
  } catch (error) {
    await ofAddress.giveBack();
    throw error;
  }
}

const accountOf = ({ email }: LoginInput, user: UserRow | undefined): string =>
  `${email.trim().toLowerCase()} ${user === undefined ? '' : secretHash(user.passwordHash)}`;
