import { sessionTexts } from './session.texts';
import { ApiError, isUnauthenticated } from '../../api/errors';
import { showToast } from '../../ui/toast';
import { refusedSession } from './refused-session';
import { sessionStore } from './session-store';
import { NOTHING_UNSENT } from './unsent';

/**
 * Fails at once without an auth key. A key that cannot be refreshed ends the session; waiting changes stay on the device for the
 * account.
 */
export async function callSignedIn<Output>(makeCall: () => Promise<Output>): Promise<Output> {
  const authKey = sessionStore.get()?.authKey;
  if (authKey === undefined) throw new ApiError(sessionTexts.noKey, null);
  try {
    return await makeCall();
  } catch (error) {
    if (isUnauthenticated(error)) endSession(authKey);
    throw error;
  }
}

/** Unless the shopper has signed in again. `start-offline` then wipes what the device shows of the account. */
export function endSession(authKey: string | undefined): void {
  const accountId = sessionStore.accountId();
  if (authKey === undefined || accountId === null || sessionStore.get()?.authKey !== authKey) return;
  sessionStore.signOut();
  refusedSession.note({ accountId, unsent: NOTHING_UNSENT });
  showToast({ message: sessionTexts.noLongerAccepted, tone: 'error' });
}
