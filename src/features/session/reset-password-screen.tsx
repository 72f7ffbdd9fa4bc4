import { signInTexts } from './sign-in.texts';
import { useMutation } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button';
import { AuthForm } from './auth-form';
import type { Elements } from '../../ui/elements';
import { AuthLayout } from './auth-layout';
import { authPictures } from './auth-pictures';
import { PasswordField } from './form-fields';
import { passwordProblems, textOf } from './form-problems';
import { sessionMutations } from './mutations';

interface ResetPasswordScreenProps {
  readonly languageSwitch: Elements;
  readonly token: string;
}

export function ResetPasswordScreen({ token, languageSwitch }: ResetPasswordScreenProps) {
  const reset = useMutation(sessionMutations.resetPassword());

  if (token === '') {
    return (
      <AuthLayout
        languageSwitch={languageSwitch}
        title={signInTexts.incompleteLink}
        lead={signInTexts.incompleteLinkLead}
        picture={authPictures.password}
      >
        <ButtonLink to="/forgot-password" variant="primary" isWide>
          {signInTexts.newLink}
        </ButtonLink>
      </AuthLayout>
    );
  }

  if (reset.isSuccess) {
    return (
      <AuthLayout
        languageSwitch={languageSwitch}
        title={signInTexts.passwordChanged}
        lead={signInTexts.passwordChangedLead}
        picture={authPictures.password}
      >
        <ButtonLink to="/login" variant="primary" isWide>
          {signInTexts.backToLogin}
        </ButtonLink>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      languageSwitch={languageSwitch}
      title={signInTexts.chooseNew}
      lead={signInTexts.chooseNewLead}
      picture={authPictures.password}
    >
      <AuthForm
        action={signInTexts.changing}
        submitLabel={signInTexts.savePassword}
        isBusy={reset.isPending}
        error={reset.error}
        failure={signInTexts.wrong}
        findProblems={(form) => passwordProblems({ password: textOf(form, 'password'), confirmPassword: textOf(form, 'confirmPassword') })}
        onSubmit={(form) => reset.mutate({ token, password: textOf(form, 'password') })}
        belowButton={
          reset.isError && (
            <ButtonLink to="/forgot-password" variant="text">
              {signInTexts.newLink}
            </ButtonLink>
          )
        }
      >
        {(problems) => (
          <>
            <PasswordField
              label={signInTexts.newPassword}
              autoComplete="new-password"
              error={problems['password']}
              required
              withAsterisk={false}
            />
            <PasswordField
              label={signInTexts.confirmPassword}
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
