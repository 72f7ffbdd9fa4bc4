import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/session/reset-password-screen';

export const Route = createFileRoute('/reset-password')({ component: ResetPasswordRoute });

/** The mailed link carries its token in the fragment, which no browser sends: it is in no log and in no Referer. */
function ResetPasswordRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  return <ResetPasswordScreen token={new URLSearchParams(hash).get('token') ?? ''} />;
}
