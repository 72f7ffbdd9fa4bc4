import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { postPasswordChange } from '../../api/account';
import { callSignedIn } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';
import { accountQueries } from './queries';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

export const accountMutations = {
  /** The server ends every session and opens a new one for this device; its key replaces the old one. */
  changePassword: (queryClient: QueryClient, accountId: string) =>
    mutationOptions({
      mutationKey: ['change-password'],
      mutationFn: async (change: PasswordChange) => {
        sessionStore.signIn(await callSignedIn(() => postPasswordChange(change)), accountId);
        await queryClient.invalidateQueries(accountQueries.devices(accountId));
      },
      meta: { success: 'Your password has been changed. Every other device is signed out.' },
    }),
};
