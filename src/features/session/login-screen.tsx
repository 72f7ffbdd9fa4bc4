import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { typedEmail } from '../../domain/email';
import { ButtonLink } from '../../ui/button';
import { endToast } from '../../ui/toast';
import { AuthForm } from './auth-form';
import { AuthLayout } from './auth-layout';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { CheckField, EmailField, PasswordField } from './form-fields';
import { LoggedOutNotice } from './logged-out-notice';
import { loginProblems } from './form-problems';
import { textOf } from './form-values';
import { leadWords } from './lead-words';
import { sessionMutations } from './mutations';
import { rememberedEmail } from './remembered-email';
import { LOGIN_FIRST } from './session-store';
import { useSignedInRedirect } from './use-signed-in-redirect';

interface LoginScreenProps {
  readonly redirect: string | undefined;
}

export function LoginScreen({ redirect }: LoginScreenProps) {
  useSignedInRedirect(redirect);
  const login = useMutation(sessionMutations.login());
  const email = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const remembered = rememberedEmail.get();
    if (remembered === '' || email.current === null || email.current.value !== '') return;
    email.current.value = remembered;
    if (remember.current !== null) remember.current.checked = true;
  }, []);

  useEffect(() => () => endToast(LOGIN_FIRST), []);

  function submit(form: FormData) {
    const credentials = credentialsOf(form);
    if (form.has('remember')) rememberedEmail.keep(credentials.email);
    else rememberedEmail.forget();
    login.mutate(credentials);
  }

  return (
    <AuthLayout title="Login" lead={leadWords(redirect).login} picture={authPictures.login}>
      <LoggedOutNotice />
      <AuthForm
        action="Signing in"
        submitLabel="Login"
        isBusy={login.isPending}
        error={login.error}
        failure="Login failed"
        findProblems={(form) => loginProblems(credentialsOf(form))}
        onSubmit={submit}
      >
        {(problems) => (
          <>
            <EmailField ref={email} autoComplete="username" error={problems['email']} required withAsterisk={false} />
            <PasswordField autoComplete="current-password" error={problems['password']} required withAsterisk={false} />
            <div className={classNames(layout['ends'], css['row'])}>
              <CheckField ref={remember} name="remember" label="Remember me" />
              <Link to="/forgot-password" className={layout['link']}>
                Forgot password?
              </Link>
            </div>
          </>
        )}
      </AuthForm>
      <p className={classNames(layout['cluster2'], css['other'])}>
        <span>New here?</span>
        <ButtonLink to="/sign-up" search={redirect === undefined ? {} : { redirect }} variant="outline" isCompact>
          Create an Account
        </ButtonLink>
      </p>
    </AuthLayout>
  );
}

function credentialsOf(form: FormData) {
  return { email: typedEmail(textOf(form, 'email')), password: textOf(form, 'password') };
}
