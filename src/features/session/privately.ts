import { ApiError, isUnauthenticated } from '../../api/errors';
import { sessionStore } from './session-store';

/**
 * Makes a call for the signed-in shopper. Without an auth key it fails at once (SPEC 6). A key that cannot be refreshed ends the session,
 * so that screens show the login; waiting changes stay on the device for the account.
 */
export async function privately<Output>(makeCall: () => Promise<Output>): Promise<Output> {
  const authKey = sessionStore.get()?.authKey;
  if (authKey === undefined) throw new ApiError('No auth key found', null);
  try {
    return await makeCall();
  } catch (error) {
    if (isUnauthenticated(error)) endSession(authKey);
    throw error;
  }
}

/** Ends the session of an expired key, unless the shopper has signed in again. */
export function endSession(authKey: string | undefined): void {
  if (authKey !== undefined && sessionStore.get()?.authKey === authKey) sessionStore.signOut();
}
