import { ApiError, isUnauthenticated } from '../../api/errors';
import { sessionStore } from './session-store';

/**
 * Makes a call for the signed-in shopper. Without a key it fails at once, as SPEC 6 words it. A key that is dead beyond
 * refresh ends the session, so that screens ask to log in again; changes still waiting stay on the device for the account.
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

/** Ends the session of a dead key, unless the shopper has signed in anew meanwhile. */
export function endSession(authKey: string | undefined): void {
  if (authKey !== undefined && sessionStore.get()?.authKey === authKey) sessionStore.signOut();
}
