import type { LoginInput } from '../../src/contract/session';
import type { Database } from '../db/database';
import type { CountedHit, LimitRate } from '../http/rate-limits';
import { isKnownDevice } from '../repositories/known-devices';
import type { UserRow } from '../repositories/users';
import { secretHash } from '../security/secrets';

interface LoginTry {
  /** The caller's network address. */
  readonly address: string;
  readonly input: LoginInput;
  /** Undefined when the address typed belongs to no account. */
  readonly user: UserRow | undefined;
}

/**
 * Counts a login before its password is looked at; throws HttpProblem 429 beyond a limit. A stranger is stopped by network address and account
 * together first, which closes the account to that address alone, then by address, then by account. A device of the account has tries of its own,
 * so guesses from elsewhere never lock the owner out. A new password, as by a reset, begins every count of its account anew.
 */
export async function countLoginTry(
  db: Database,
  limitRate: LimitRate,
  { address, input, user }: LoginTry,
): Promise<readonly CountedHit[]> {
  if (user !== undefined && input.deviceId !== '' && (await isKnownDevice(db, user.id, secretHash(input.deviceId))))
    return [await limitRate('loginPerDevice', `${accountOf(input, user)} ${input.deviceId}`)];
  const account = accountOf(input, user);
  // First, since a refused address costs nothing then. A try that its account refuses is none of the address's.
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
