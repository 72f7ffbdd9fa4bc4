import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { AuthLayout } from './auth-layout';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { EmailField } from './form-fields';
import { OfflineHint } from './form-notices';
import { emailProblem } from './form-problems';
import { focusFirstProblem, textOf } from './form-values';
import { sessionMutations } from './mutations';
import { useSignedInRedirect } from './use-signed-in-redirect';

/** The confirmation comes this long after the button, whatever the server said (SPEC 4). */
const CONFIRMATION_DELAY_MS = 2_000;

type Step = { readonly name: 'form' | 'sending' } | { readonly name: 'sent'; readonly email: string };

export function ForgotPasswordScreen() {
  useSignedInRedirect(undefined);
  const forgot = useMutation(sessionMutations.forgotPassword());
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textOf(new FormData(event.currentTarget), 'email').trim();
    const found = emailProblem(email);
    setProblem(found);
    if (found !== null) return focusFirstProblem(event.currentTarget, ['email']);
    setStep({ name: 'sending' });
    timer.current = setTimeout(() => setStep({ name: 'sent', email }), CONFIRMATION_DELAY_MS);
    forgot.mutate(email, {
      onSuccess: (session) => {
        if (session !== null) showToast({ message: 'Logged in successfully!', tone: 'success' });
      },
    });
  }

  if (step.name === 'sent') {
    return (
      <AuthLayout
        title="Check your email"
        lead={`If ${step.email} belongs to an account, a link to choose a new password is on its way. It works for one hour.`}
        {...authPictures.password}
      >
        <ButtonLink to="/login" variant="primary" isWide>
          Back to Login
        </ButtonLink>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      title="Forgot password?"
      lead="Tell us your email and we will send you a link to choose a new one."
      {...authPictures.password}
    >
      <form className={css['form']} method="post" noValidate onSubmit={submit} onChange={() => setProblem(null)}>
        <OfflineHint action="Resetting a password" />
        <EmailField autoComplete="username" error={problem} required withAsterisk={false} />
        <Button variant="primary" type="submit" isWide isBusy={step.name === 'sending'}>
          Reset password
        </Button>
      </form>
      <p className={css['foot']}>
        <Link to="/login" className={css['link']}>
          Back to Login
        </Link>
      </p>
    </AuthLayout>
  );
}
