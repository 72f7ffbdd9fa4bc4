import { accountTexts } from './account.texts';
import { useRef } from 'react';
import { postSignOutEverywhere } from '../../api/account';
import { AuthForm } from '../session/auth-form';
import { PasswordField } from '../session/form-fields';
import { type FormProblems, textOf } from '../session/form-problems';
import { useLogOut } from '../session/use-log-out';

/** Asks for the password, so that a person at an open page cannot lock its owner out. */
export function SignOutForm() {
  const typedPassword = useRef('');
  const { logOut, isBusy, error, dialog } = useLogOut(() => postSignOutEverywhere({ currentPassword: typedPassword.current }));
  return (
    <>
      <AuthForm
        action={accountTexts.signingOut}
        submitLabel={accountTexts.signOut}
        submitVariant="outline"
        isBusy={isBusy}
        error={error}
        failure={accountTexts.stillSignedIn}
        findProblems={problemsOf}
        onSubmit={(form) => {
          typedPassword.current = textOf(form, 'currentPassword');
          logOut();
        }}
        saysWhatIsNotKept={false}
      >
        {(problems) => (
          <PasswordField
            label={accountTexts.yourPassword}
            name="currentPassword"
            autoComplete="current-password"
            error={problems['currentPassword']}
            required
            withAsterisk={false}
          />
        )}
      </AuthForm>
      {dialog}
    </>
  );
}

function problemsOf(form: FormData): FormProblems {
  return textOf(form, 'currentPassword') === '' ? { currentPassword: accountTexts.passwordMissing } : {};
}
