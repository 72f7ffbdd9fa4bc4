import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { AuthLayout } from './auth-layout';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { CheckField, EmailField, PasswordField, TextField } from './form-fields';
import { FormAlert, OfflineHint } from './form-notices';
import { signUpProblems, type FormProblems } from './form-problems';
import { focusFirstProblem, textOf, withoutProblemOf } from './form-values';
import { sessionMutations } from './mutations';
import { useSignedInRedirect } from './use-signed-in-redirect';

interface SignUpScreenProps {
  readonly redirect: string | undefined;
}

export function SignUpScreen({ redirect }: SignUpScreenProps) {
  useSignedInRedirect(redirect);
  const signUp = useMutation(sessionMutations.signUp());
  const [problems, setProblems] = useState<FormProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signUp.isPending) return;
    const form = new FormData(event.currentTarget);
    const shopper = {
      firstName: textOf(form, 'firstName').trim(),
      lastName: textOf(form, 'lastName').trim(),
      email: textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
    };
    const found = signUpProblems({ ...shopper, confirmPassword: textOf(form, 'confirmPassword'), hasAgreed: form.has('hasAgreed') });
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(event.currentTarget, Object.keys(found));
    signUp.mutate(shopper);
  }

  const agreement = (
    <>
      I agree to the{' '}
      <Link to="/terms-and-conditions" target="_blank">
        Terms &amp; Conditions
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" target="_blank">
        Privacy Policy
      </Link>
    </>
  );

  return (
    <AuthLayout title="Create an Account" lead="Keep a cart, choose delivery and follow your floor to the door." {...authPictures.signUp}>
      <form
        className={css['form']}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={(event) => setProblems((shown) => withoutProblemOf(shown, event.target))}
      >
        <OfflineHint action="Creating an account" />
        <div className={css['names']}>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            error={problems['firstName']}
            required
            withAsterisk={false}
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            error={problems['lastName']}
            required
            withAsterisk={false}
          />
        </div>
        <EmailField error={problems['email']} required withAsterisk={false} />
        <PasswordField autoComplete="new-password" error={problems['password']} required withAsterisk={false} />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={problems['confirmPassword']}
          required
          withAsterisk={false}
        />
        <CheckField name="hasAgreed" label={agreement} error={problems['hasAgreed']} required />
        <FormAlert error={signUp.error} fallback="Something went wrong. Please try again." action="Creating an account" />
        <Button variant="primary" type="submit" isWide isBusy={signUp.isPending}>
          Sign up
        </Button>
      </form>
      <p className={css['foot']}>
        Already have an account?{' '}
        <Link to="/login" search={redirect === undefined ? {} : { redirect }} className={css['link']}>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
