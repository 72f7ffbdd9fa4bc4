import { Alert, Button, PasswordInput, Stack, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { StaffMember } from '../../domain/desk/staff';
import { unlock } from './desk-session';
import { EntryCard } from './entry-card';
import { entryFailure } from './entry-failure';
import { PasskeyButton } from './passkey-button';
import { SignOutDialog } from './sign-out-dialog';

/** What is unsent stays where it is, sealed, until the same person comes back. */
export function LockScreen({ member }: { readonly member: StaffMember }) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') return setFailure('Please enter your password');
    setBusy(true);
    setFailure('');
    try {
      await unlock(member, password);
    } catch (error) {
      setFailure(entryFailure(error));
      setPassword('');
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryCard title="Locked">
      <Text>
        {member.name} is signed in. It locks by itself after 15 minutes without a press; what was not sent yet is kept and goes out when you
        are back.
      </Text>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <input type="email" autoComplete="username" value={member.email} readOnly hidden />
          <PasswordInput
            ref={field}
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {failure === '' ? null : (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Button type="submit" loading={isBusy} fullWidth size="lg">
            Unlock
          </Button>
          <PasskeyButton onFailure={setFailure} />
        </Stack>
      </form>
      <UnstyledButton onClick={() => setLeaving(true)} fz="sm" td="underline" mih={44}>
        Not {member.name}? Sign out
      </UnstyledButton>
      <SignOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </EntryCard>
  );
}
