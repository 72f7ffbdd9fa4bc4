import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/session/forgot-password-screen';
import { LanguageSwitch } from '../features/site/language-switch';
import layout from '../ui/layout.module.css';

export const Route = createFileRoute('/forgot-password')({ staticData: { page: 'personal' }, component: ForgotPasswordRoute });

function ForgotPasswordRoute() {
  return <ForgotPasswordScreen languageSwitch={<LanguageSwitch className={layout['link']} />} />;
}
