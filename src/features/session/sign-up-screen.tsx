import { signInTexts } from './sign-in.texts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { typedEmail } from '../../domain/email';
import { LONGEST_PERSON_NAME } from '../../domain/longest-texts';
import { ButtonLink } from '../../ui/button';
import { AuthForm } from './auth-form';
import type { Elements } from '../../ui/elements';
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
  readonly languageSwitch: Elements;
  readonly redirect: string | undefined;
}

export function SignUpScreen({ redirect, languageSwitch }: SignUpScreenProps) {
  useSignedInRedirect(redirect);
  const signUp = useMutation(sessionMutations.signUp(useSendOnce()));

  const agreement = (
    <span>
      <span>{signInTexts.agree}</span>{' '}
      <Link to="/terms-and-conditions" target="_blank">
        {signInTexts.terms}
      </Link>{' '}
      <span>{signInTexts.andThe}</span>{' '}
      <Link to="/privacy-policy" target="_blank">
        {signInTexts.privacy}
      </Link>
    </span>
  );

  return (
    <AuthLayout
      languageSwitch={languageSwitch}
      title={signInTexts.createAccount}
      lead={leadWords(redirect).signUp}
      picture={authPictures.signUp}
    >
      <AuthForm
        action={signInTexts.creating}
        submitLabel={signInTexts.signUp}
        isBusy={signUp.isPending}
        error={signUp.error}
        failure={signInTexts.wrong}
        findProblems={(form) =>
          signUpProblems({ ...shopperOf(form), confirmPassword: textOf(form, 'confirmPassword'), hasAgreed: form.has('hasAgreed') })
        }
        onSubmit={(form) => signUp.mutate(shopperOf(form))}
      >
        {(problems) => (
          <>
            <div className={css['names']}>
              <TextField
                label={signInTexts.firstName}
                name="firstName"
                autoComplete="given-name"
                maxLength={LONGEST_PERSON_NAME}
                error={problems['firstName']}
                required
                withAsterisk={false}
              />
              <TextField
                label={signInTexts.lastName}
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
              label={signInTexts.confirmPassword}
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
        <span>{signInTexts.haveAccount}</span>
        <ButtonLink to="/login" search={redirect === undefined ? {} : { redirect }} variant="outline" isCompact>
          {signInTexts.signIn}
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
