import { createFileRoute } from '@tanstack/react-router';
import { redirectSearch } from '../features/session/redirect-search';
import { SignUpScreen } from '../features/session/sign-up-screen';

export const Route = createFileRoute('/sign-up')({
  staticData: { page: 'personal' },
  validateSearch: redirectSearch,
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUpScreen redirect={Route.useSearch().redirect} />;
}
