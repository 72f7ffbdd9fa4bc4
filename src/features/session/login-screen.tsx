import { sessionTexts } from './session.texts';
import { signInTexts } from './sign-in.texts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { typedEmail } from '../../domain/email';
import { ButtonLink } from '../../ui/button';
import { endToast } from '../../ui/toast';
import { AuthForm } from './auth-form';
import type { Elements } from '../../ui/elements';
import { AuthLayout } from './auth-layout';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { CheckField, EmailField, PasswordField } from './form-fields';
import { loginProblems, textOf } from './form-problems';
import { leadWords } from './lead-words';
import { sessionMutations } from './mutations';
import { useSignedInRedirect } from './use-signed-in-redirect';
import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';
import { hasWaitingLogouts } from '../../offline/what-waits';
import { refusedSession } from './refused-session';
import { unsentCount } from './unsent';
import { unsentNames } from './unsent-names';

interface LoginScreenProps {
  readonly languageSwitch: Elements;
  readonly redirect: string | undefined;
}

export function LoginScreen({ redirect, languageSwitch }: LoginScreenProps) {
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

  useEffect(() => () => endToast(sessionTexts.loginFirst), []);

  function submit(form: FormData) {
    const credentials = credentialsOf(form);
    if (form.has('remember')) rememberedEmail.keep(credentials.email);
    else rememberedEmail.forget();
    login.mutate(credentials);
  }

  return (
    <AuthLayout languageSwitch={languageSwitch} title={signInTexts.login} lead={leadWords(redirect).login} picture={authPictures.login}>
      <LoggedOutNotice />
      <AuthForm
        action={signInTexts.signingIn}
        submitLabel={signInTexts.login}
        isBusy={login.isPending}
        error={login.error}
        failure={signInTexts.loginFailed}
        findProblems={(form) => loginProblems(credentialsOf(form))}
        onSubmit={submit}
      >
        {(problems) => (
          <>
            <EmailField ref={email} autoComplete="username" error={problems['email']} required withAsterisk={false} />
            <PasswordField autoComplete="current-password" error={problems['password']} required withAsterisk={false} />
            <div className={classNames(layout['ends'], css['row'])}>
              <CheckField ref={remember} name="remember" label={signInTexts.remember} />
              <Link to="/forgot-password" className={layout['link']}>
                {signInTexts.forgot}
              </Link>
            </div>
          </>
        )}
      </AuthForm>
      <p className={classNames(layout['cluster2'], css['other'])}>
        <span>{signInTexts.newHere}</span>
        <ButtonLink to="/sign-up" search={redirect === undefined ? {} : { redirect }} variant="outline" isCompact>
          {signInTexts.createAccount}
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
        <p>{signInTexts.loggedOut}</p>
        {/* The account may be closed: nothing is promised of it. */}
        {unsentCount(refused.unsent) > 0 && <p>{signInTexts.unsent(unsentNames(refused.unsent), unsentCount(refused.unsent))}</p>}
      </div>
    );
  if (!doesLogoutWait) return null;
  return (
    <p className={classNames(layout['good'], css['notice'])} role="status">
      {signInTexts.logoutWaits}
    </p>
  );
}
