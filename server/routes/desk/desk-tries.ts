import { normalEmail } from '../../../src/domain/email';
import type { CountedHit, LimitRate } from '../../http/rate-limits';

/**
 * Call before the password is checked; throws HttpProblem 429. As for shoppers, guesses from one address lock an account for that address first. Known or
 * not, a typed address is counted in the same way.
 */
export async function countDeskTry(
  limitRate: LimitRate,
  { address, email }: { readonly address: string; readonly email: string },
): Promise<readonly CountedHit[]> {
  const account = normalEmail(email).toLowerCase();
  const ofAddress = await limitRate('deskSignInPerAddress', address);
  try {
    return [
      ofAddress,
      await limitRate('deskSignInPerAddressAndAccount', `${address} ${account}`),
      await limitRate('deskSignInPerAccount', account),
    ];
  } catch (error) {
    await ofAddress.giveBack();
    throw error;
  }
}
