import { accountTexts } from './account.texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthForm } from '../session/auth-form';
import { PasswordField } from '../session/form-fields';
import { type FormProblems, passwordProblems, textOf } from '../session/form-problems';
import { useAccountId } from '../session/session-store';
import { accountMutations } from './mutations';

export function PasswordForm() {
  const change = useMutation(accountMutations.changePassword(useQueryClient(), useAccountId() ?? ''));
  const [changes, setChanges] = useState(0);
  return (
    <AuthForm
      // Empties the fields after each change.
      key={changes}
      action={accountTexts.changing}
      submitLabel={accountTexts.change}
      isBusy={change.isPending}
      error={change.error}
      failure={accountTexts.notChanged}
      findProblems={problemsOf}
      onSubmit={(form) =>
        change.mutate(
          { currentPassword: textOf(form, 'currentPassword'), password: textOf(form, 'password') },
          { onSuccess: () => setChanges((count) => count + 1) },
        )
      }
    >
      {(problems) => (
        <>
          <PasswordField
            label={accountTexts.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
            error={problems['currentPassword']}
            required
            withAsterisk={false}
          />
          <PasswordField
            label={accountTexts.newPassword}
            autoComplete="new-password"
            error={problems['password']}
            required
            withAsterisk={false}
          />
          <PasswordField
            label={accountTexts.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            error={problems['confirmPassword']}
            required
            withAsterisk={false}
          />
        </>
      )}
    </AuthForm>
  );
}

function problemsOf(form: FormData): FormProblems {
  const pair = { password: textOf(form, 'password'), confirmPassword: textOf(form, 'confirmPassword') };
  return textOf(form, 'currentPassword') === ''
    ? { currentPassword: accountTexts.currentMissing, ...passwordProblems(pair) }
    : passwordProblems(pair);
}
