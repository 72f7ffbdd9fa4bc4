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
        action="Signing out everywhere"
        submitLabel="Sign out everywhere"
        submitVariant="outline"
        isBusy={isBusy}
        error={error}
        failure="Your devices are still signed in. Please try again."
        findProblems={problemsOf}
        onSubmit={(form) => {
          typedPassword.current = textOf(form, 'currentPassword');
          logOut();
        }}
        saysWhatIsNotKept={false}
      >
        {(problems) => (
          <PasswordField
            label="Your password"
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
  return textOf(form, 'currentPassword') === '' ? { currentPassword: 'Please enter your password' } : {};
}
