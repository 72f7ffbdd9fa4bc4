import { accountTexts } from './account.texts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { readShownAnew } from '../../offline/saved-queries/read-anew';
import { postPasswordChange } from '../../api/account';
import { callSignedIn } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';
import { accountQueries } from './queries';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

export const accountMutations = {
  /** The reply's key replaces the old one: the server ends every session. */
  changePassword: (queryClient: QueryClient, accountId: string) =>
    mutationOptions({
      mutationKey: ['change-password'],
      mutationFn: async (change: PasswordChange) => {
        const before = sessionStore.get()?.authKey;
        const session = await callSignedIn(() => postPasswordChange(change));
        if (sessionStore.get()?.authKey !== before) {
          // The password is changed, whatever becomes of its key.
          await endUnused(session.authKey).catch(() => undefined);
          return;
        }
        sessionStore.signIn(session, accountId);
        await readShownAnew(queryClient, accountQueries.devices(accountId).queryKey);
      },
      meta: { success: accountTexts.changed },
    }),
};

/** The shopper logged out, or somebody else in, meanwhile: the new key must sign nobody in, and not live on. */
async function endUnused(authKey: string): Promise<void> {
  const [{ noteLogout }, { startLogouts }, { sendUnsavedLogout }] = await Promise.all([
    import('../../offline/note-logout'),
    import('../../offline/note-logout'),
    import('../../offline/logouts'),
  ]);
  await noteLogout(authKey).then(startLogouts, () => sendUnsavedLogout(authKey));
}
