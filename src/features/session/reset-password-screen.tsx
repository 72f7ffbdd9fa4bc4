import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { AuthLayout } from './auth-layout';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { PasswordField } from './form-fields';
import { FormAlert, OfflineHint } from './form-notices';
import { passwordProblems, type FormProblems } from './form-problems';
import { focusFirstProblem, textOf, withoutProblemOf } from './form-values';
import { sessionMutations } from './mutations';

interface ResetPasswordScreenProps {
  readonly token: string;
}

export function ResetPasswordScreen({ token }: ResetPasswordScreenProps) {
  const reset = useMutation(sessionMutations.resetPassword());
  const [problems, setProblems] = useState<FormProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reset.isPending) return;
    const form = new FormData(event.currentTarget);
    const password = textOf(form, 'password');
    const found = passwordProblems({ password, confirmPassword: textOf(form, 'confirmPassword') });
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(event.currentTarget, Object.keys(found));
    reset.mutate({ token, password });
  }

  if (token === '') {
    return (
      <AuthLayout
        title="This link is incomplete"
        lead="Open the link from our email again, or ask for a new one."
        {...authPictures.password}
      >
        <ButtonLink to="/forgot-password" variant="primary" isWide>
          Ask for a new link
        </ButtonLink>
      </AuthLayout>
    );
  }

  if (reset.isSuccess) {
    return (
      <AuthLayout
        title="Password changed"
        lead="Every other device has been logged out. Log in with your new password."
        {...authPictures.password}
      >
        <ButtonLink to="/login" variant="primary" isWide>
          Back to Login
        </ButtonLink>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title="Choose a new password" lead="The link works once and for one hour." {...authPictures.password}>
      <form
        className={css['form']}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={(event) => setProblems((shown) => withoutProblemOf(shown, event.target))}
      >
        <OfflineHint action="Changing a password" />
        <PasswordField label="New password" autoComplete="new-password" error={problems['password']} required withAsterisk={false} />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={problems['confirmPassword']}
          required
          withAsterisk={false}
        />
        <FormAlert error={reset.error} fallback="Something went wrong. Please try again." action="Changing a password" />
        <Button variant="primary" type="submit" isWide isBusy={reset.isPending}>
          Save password
        </Button>
        {reset.isError && (
          <ButtonLink to="/forgot-password" variant="text">
            Ask for a new link
          </ButtonLink>
        )}
      </form>
    </AuthLayout>
  );
}
