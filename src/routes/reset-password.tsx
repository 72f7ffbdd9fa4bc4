import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/session/reset-password-screen';

interface ResetSearch {
  readonly token: string;
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search): ResetSearch => ({ token: typeof search['token'] === 'string' ? search['token'] : '' }),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPasswordScreen token={Route.useSearch().token} />;
}
