import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../features/account/account-page';
import { SignedInOnly } from '../../features/session/signed-in-only';

export const Route = createFileRoute('/_site/account')({ staticData: { page: 'personal' }, component: AccountRoute });

function AccountRoute() {
  return (
    <SignedInOnly>
      <AccountPage />
    </SignedInOnly>
  );
}
