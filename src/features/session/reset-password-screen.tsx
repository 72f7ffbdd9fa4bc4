import { useMutation } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { authPictures } from './auth-pictures';
import { PasswordField } from './form-fields';
import { passwordProblems, textOf } from './form-problems';
import { sessionMutations } from './mutations';

interface ResetPasswordScreenProps {
  readonly token: string;
}

export function ResetPasswordScreen({ token }: ResetPasswordScreenProps) {
  const reset = useMutation(sessionMutations.resetPassword());

  if (token === '') {
    return (
      <AuthLayout
        title="This link is incomplete"
        lead="Open the link from our email again, or ask for a new one."
        picture={authPictures.password}
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
        picture={authPictures.password}
      >
        <ButtonLink to="/login" variant="primary" isWide>
          Back to Login
        </ButtonLink>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title="Choose a new password" lead="The link works once and for one hour." picture={authPictures.password}>
      <AuthForm
        action="Changing a password"
        submitLabel="Save password"
        isBusy={reset.isPending}
        error={reset.error}
        failure="Something went wrong. Please try again."
        findProblems={(form) => passwordProblems({ password: textOf(form, 'password'), confirmPassword: textOf(form, 'confirmPassword') })}
        onSubmit={(form) => reset.mutate({ token, password: textOf(form, 'password') })}
        belowButton={
          reset.isError && (
            <ButtonLink to="/forgot-password" variant="text">
              Ask for a new link
            </ButtonLink>
          )
        }
      >
        {(problems) => (
          <>
            <PasswordField label="New password" autoComplete="new-password" error={problems['password']} required withAsterisk={false} />
            <PasswordField
              label="Confirm password"
              name="confirmPassword"
              autoComplete="new-password"
              error={problems['confirmPassword']}
              required
              withAsterisk={false}
            />
          </>
        )}
      </AuthForm>
    </AuthLayout>
  );
}
