import type { LoginInput } from '../../src/contract/session';
import type { Database } from '../db/database';
import type { CountedHit, LimitRate } from '../http/rate-limits';
import { isKnownDevice } from '../repositories/known-devices';
import type { UserRow } from '../repositories/users';
import { secretHash } from '../security/secrets';

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
