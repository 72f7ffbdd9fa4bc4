import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/session/reset-password-screen';

export const Route = createFileRoute('/reset-password')({ staticData: { page: 'personal' }, component: ResetPasswordRoute });

/** In the fragment, which browsers never send: the token appears in no log and no Referer. */
function ResetPasswordRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  return <ResetPasswordScreen token={new URLSearchParams(hash).get('token') ?? ''} />;
}
