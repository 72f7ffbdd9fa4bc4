import { signInTexts } from './sign-in.texts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { typedEmail } from '../../domain/email';
import { ButtonLink } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { AuthForm } from './auth-form';
import type { Elements } from '../../ui/elements';
import { AuthLayout } from './auth-layout';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { EmailField } from './form-fields';
import { emailProblem, type FormProblems, textOf } from './form-problems';
import { sessionMutations } from './mutations';
import { useSignedInRedirect } from './use-signed-in-redirect';

/** Whatever the reply. */
const CONFIRMATION_DELAY_MS = 2_000;

type Step = { readonly name: 'form' | 'sending' } | { readonly name: 'sent'; readonly email: string };

export function ForgotPasswordScreen({ languageSwitch }: { readonly languageSwitch: Elements }) {
  useSignedInRedirect(undefined);
  const forgot = useMutation(sessionMutations.forgotPassword());
  const [step, setStep] = useState<Step>({ name: 'form' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(form: FormData) {
    const email = emailOf(form);
    setStep({ name: 'sending' });
    timer.current = setTimeout(() => setStep({ name: 'sent', email }), CONFIRMATION_DELAY_MS);
    forgot.mutate(email, {
      onSuccess: (session) => {
        if (session !== null) showToast({ message: signInTexts.loggedIn, tone: 'success' });
      },
    });
  }

  if (step.name === 'sent') {
    return (
      <AuthLayout
        languageSwitch={languageSwitch}
        title={signInTexts.checkEmail}
        lead={signInTexts.checkEmailLead(step.email)}
        picture={authPictures.password}
      >
        <ButtonLink to="/login" variant="primary" isWide>
          {signInTexts.backToLogin}
        </ButtonLink>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout languageSwitch={languageSwitch} title={signInTexts.forgot} lead={signInTexts.forgotLead} picture={authPictures.password}>
      <AuthForm
        action={signInTexts.resetting}
        submitLabel={signInTexts.resetPassword}
        isBusy={step.name === 'sending'}
        findProblems={(form) => problemsOf(emailOf(form))}
        onSubmit={submit}
      >
        {(problems) => <EmailField autoComplete="username" error={problems['email']} required withAsterisk={false} />}
      </AuthForm>
      <p className={css['foot']}>
        <Link to="/login" className={layout['link']}>
          {signInTexts.backToLogin}
        </Link>
      </p>
    </AuthLayout>
  );
}

const emailOf = (form: FormData): string => typedEmail(textOf(form, 'email'));

function problemsOf(email: string): FormProblems {
  const problem = emailProblem(email);
  return problem === null ? {} : { email: problem };
}
