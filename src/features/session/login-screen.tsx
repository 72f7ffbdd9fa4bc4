import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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
import { loginProblems, textOf } from './form-problems';
import { leadWords } from './lead-words';
import { sessionMutations } from './mutations';
import { LOGIN_FIRST } from './session-store';
import { useSignedInRedirect } from './use-signed-in-redirect';
import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';
import { hasWaitingLogouts } from '../../offline/what-waits';
import { refusedSession } from './refused-session';
import { type Unsent, unsentCount, unsentNames } from './unsent';

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

/** Saves nothing but the email address. */
const rememberedEmail = {
  get: (): string => localStore.read(localKeys.rememberedEmail) ?? '',
  keep(email: string): void {
    localStore.write(localKeys.rememberedEmail, email);
  },
  forget(): void {
    localStore.remove(localKeys.rememberedEmail);
  },
};

/** Empty after an ordinary logout. */
function LoggedOutNotice() {
  const refused = useSyncExternalStore(refusedSession.subscribe, refusedSession.get, () => null);
  const doesLogoutWait = useSyncExternalStore(hasWaitingLogouts.subscribe, hasWaitingLogouts.get, () => false);
  if (refused !== null)
    return (
      <div className={classNames(layout['good'], css['notice'])} role="status">
        <p>
          You have been logged out, because the store no longer accepts the login of this device. Your orders, addresses and cart were
          removed from it, and are back if you can log in again.
        </p>
        {unsentCount(refused.unsent) > 0 && <p>{unsentWords(refused.unsent)}</p>}
      </div>
    );
  if (!doesLogoutWait) return null;
  return (
    <p className={classNames(layout['good'], css['notice'])} role="status">
      You are logged out, and this device has forgotten your orders and addresses. Your session ends at the store as soon as there is a
      connection.
    </p>
  );
}

/** The account may be closed: nothing is promised of it. */
function unsentWords(unsent: Unsent): string {
  const [has, stays, goes] = unsentCount(unsent) === 1 ? ['has', 'stays', 'It goes'] : ['have', 'stay', 'They go'];
  return `${unsentNames(unsent)} that ${has} not reached the store ${stays} here for your account. ${goes} out if you can log in again; a closed account takes nothing.`;
}
