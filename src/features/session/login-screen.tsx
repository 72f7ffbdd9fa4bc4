import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import { AuthLayout } from './auth-layout';
import css from './auth-form.module.css';
import { authPictures } from './auth-pictures';
import { CheckField, EmailField, PasswordField } from './form-fields';
import { FormAlert, OfflineHint } from './form-notices';
import { loginProblems, type FormProblems } from './form-problems';
import { focusFirstProblem, textOf, withoutProblemOf } from './form-values';
import { sessionMutations } from './mutations';
import { rememberedEmail } from './remembered-email';
import { useSignedInRedirect } from './use-signed-in-redirect';

interface LoginScreenProps {
  readonly redirect: string | undefined;
}

export function LoginScreen({ redirect }: LoginScreenProps) {
  useSignedInRedirect(redirect);
  const login = useMutation(sessionMutations.login());
  const [problems, setProblems] = useState<FormProblems>({});
  const email = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const remembered = rememberedEmail.get();
    if (remembered === '' || email.current === null || email.current.value !== '') return;
    email.current.value = remembered;
    if (remember.current !== null) remember.current.checked = true;
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending) return;
    const form = new FormData(event.currentTarget);
    const credentials = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
    const found = loginProblems(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstProblem(event.currentTarget, Object.keys(found));
    if (form.has('remember')) rememberedEmail.keep(credentials.email);
    else rememberedEmail.forget();
    login.mutate(credentials);
  }

  return (
    <AuthLayout title="Login" lead="Welcome back. Your cart is where you left it." {...authPictures.login}>
      <form
        className={css['form']}
        method="post"
        noValidate
        onSubmit={submit}
        onChange={(event) => setProblems((shown) => withoutProblemOf(shown, event.target))}
      >
        <OfflineHint action="Signing in" />
        <EmailField ref={email} autoComplete="username" error={problems['email']} required withAsterisk={false} />
        <PasswordField autoComplete="current-password" error={problems['password']} required withAsterisk={false} />
        <div className={css['row']}>
          <CheckField ref={remember} name="remember" label="Remember me" />
          <Link to="/forgot-password" className={css['link']}>
            Forgot password?
          </Link>
        </div>
        <FormAlert error={login.error} fallback="Login failed" action="Signing in" />
        <Button variant="primary" type="submit" isWide isBusy={login.isPending}>
          Login
        </Button>
      </form>
      <p className={css['foot']}>
        New here?{' '}
        <Link to="/sign-up" search={redirect === undefined ? {} : { redirect }} className={css['link']}>
          Create an Account
        </Link>
      </p>
    </AuthLayout>
  );
}
