import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { deskState, signIn } from './desk-session';
import { EntryCard } from './entry-card';
import { entryFailure } from './entry-failure';
import { PasskeyButton } from './passkey-button';

/** Password, then the code of the app. */
export function SignInPage(): ReactNode {
  const state = useSyncExternalStore(deskState.subscribe, deskState.get);
  const navigate = useNavigate();
  const [isCodeWanted, setCodeWanted] = useState(false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (value) => (value.trim() === '' ? 'Please enter your email' : null),
      password: (value) => (value === '' ? 'Please enter your password' : null),
      code: (value) => (isCodeWanted && value.trim() === '' ? 'Please enter the code that your app shows' : null),
    },
  });
  useEffect(() => {
    if (state.kind === 'open' || state.kind === 'locked') void navigate({ to: '/desk', replace: true });
  }, [state.kind, navigate]);
  useEffect(() => {
    if (isCodeWanted) code.current?.focus();
  }, [isCodeWanted]);

  const submit = form.onSubmit(async ({ email, password, code: typed }) => {
    setBusy(true);
    setFailure('');
    try {
      if ((await signIn(email, password, typed)) === null) setCodeWanted(true);
    } catch (error) {
      setFailure(entryFailure(error));
      form.setFieldValue('code', '');
    } finally {
      setBusy(false);
    }
  });

  return (
    <EntryCard title="Sign in">
      {state.kind === 'signed-out' && state.why === 'ended' ? (
        <Text size="sm">Your session has ended. What you had not sent yet is kept.</Text>
      ) : null}
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="Email" type="email" autoComplete="username" inputMode="email" {...form.getInputProps('email')} />
          <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
          {isCodeWanted ? (
            <TextInput
              ref={code}
              label="Six-digit code"
              description="From your authenticator app, or one of your recovery codes"
              autoComplete="one-time-code"
              inputMode="text"
              {...form.getInputProps('code')}
            />
          ) : null}
          {failure === '' ? null : (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Button type="submit" loading={isBusy} fullWidth size="lg">
            {isCodeWanted ? 'Sign in' : 'Continue'}
          </Button>
          <PasskeyButton onFailure={setFailure} />
        </Stack>
      </form>
      <Text size="sm" c="ink.6">
        Lost your telephone or your password? An owner of the shop gives you a new link, from People or with the store tool.
      </Text>
    </EntryCard>
  );
}
