import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { typedEmail } from '../../domain/email';
import { LONGEST_PERSON_NAME } from '../../domain/longest-texts';
import { ButtonLink } from '../../ui/button';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { CheckField, EmailField, PasswordField, TextField } from './form-fields';
import { signUpProblems, textOf } from './form-problems';
import { leadWords } from './lead-words';
import { sessionMutations } from './mutations';
import { useSendOnce } from './use-send-once';
import { useSignedInRedirect } from './use-signed-in-redirect';

interface SignUpScreenProps {
  readonly redirect: string | undefined;
}

export function SignUpScreen({ redirect }: SignUpScreenProps) {
  useSignedInRedirect(redirect);
  const signUp = useMutation(sessionMutations.signUp(useSendOnce()));

  const agreement = (
    <span>
      I agree to the{' '}
      <Link to="/terms-and-conditions" target="_blank">
        Terms &amp; Conditions
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" target="_blank">
        Privacy Policy
      </Link>
    </span>
  );

  return (
    <AuthLayout title="Create an Account" lead={leadWords(redirect).signUp} picture={authPictures.signUp}>
      <AuthForm
        action="Creating an account"
        submitLabel="Sign up"
        isBusy={signUp.isPending}
        error={signUp.error}
        failure="Something went wrong. Please try again."
        findProblems={(form) =>
          signUpProblems({ ...shopperOf(form), confirmPassword: textOf(form, 'confirmPassword'), hasAgreed: form.has('hasAgreed') })
        }
        onSubmit={(form) => signUp.mutate(shopperOf(form))}
      >
        {(problems) => (
          <>
            <div className={css['names']}>
              <TextField
                label="First name"
                name="firstName"
                autoComplete="given-name"
                maxLength={LONGEST_PERSON_NAME}
                error={problems['firstName']}
                required
                withAsterisk={false}
              />
              <TextField
                label="Last name"
                name="lastName"
                autoComplete="family-name"
                maxLength={LONGEST_PERSON_NAME}
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
          </>
        )}
      </AuthForm>
      <p className={classNames(layout['cluster2'], css['other'])}>
        <span>Already have an account?</span>
        <ButtonLink to="/login" search={redirect === undefined ? {} : { redirect }} variant="outline" isCompact>
          Sign in
        </ButtonLink>
      </p>
    </AuthLayout>
  );
}

function shopperOf(form: FormData) {
  return {
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
    email: typedEmail(textOf(form, 'email')),
    password: textOf(form, 'password'),
  };
}
