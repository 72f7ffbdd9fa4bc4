import { createFileRoute } from '@tanstack/react-router';
import { redirectSearch } from '../features/session/redirect-search';
import { SignUpScreen } from '../features/session/sign-up-screen';
import { LanguageSwitch } from '../features/site/language-switch';
import layout from '../ui/layout.module.css';

export const Route = createFileRoute('/sign-up')({
  staticData: { page: 'personal' },
  validateSearch: redirectSearch,
  component: SignUpRoute,
});

function SignUpRoute() {
  return <SignUpScreen languageSwitch={<LanguageSwitch className={layout['link']} />} redirect={Route.useSearch().redirect} />;
}
