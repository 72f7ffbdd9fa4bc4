import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/login-screen';
import { redirectSearch } from '../features/session/redirect-search';

export const Route = createFileRoute('/login')({ staticData: { page: 'personal' }, validateSearch: redirectSearch, component: LoginRoute });

function LoginRoute() {
  return <LoginScreen redirect={Route.useSearch().redirect} />;
}
