import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ResetPasswordScreen } from '../features/session/reset-password-screen';
import { LanguageSwitch } from '../features/site/language-switch';
import layout from '../ui/layout.module.css';

export const Route = createFileRoute('/reset-password')({ staticData: { page: 'personal' }, component: ResetPasswordRoute });

/** In the fragment, which browsers never send: the token appears in no log and no Referer. */
function ResetPasswordRoute() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <ResetPasswordScreen
      languageSwitch={<LanguageSwitch className={layout['link']} />}
      token={new URLSearchParams(hash).get('token') ?? ''}
    />
  );
}
