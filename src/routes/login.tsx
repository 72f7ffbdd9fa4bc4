import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/login-screen';
import { redirectSearch } from '../features/session/redirect-search';
import { LanguageSwitch } from '../features/site/language-switch';
import layout from '../ui/layout.module.css';

export const Route = createFileRoute('/login')({ staticData: { page: 'personal' }, validateSearch: redirectSearch, component: LoginRoute });

function LoginRoute() {
  return <LoginScreen languageSwitch={<LanguageSwitch className={layout['link']} />} redirect={Route.useSearch().redirect} />;
}
