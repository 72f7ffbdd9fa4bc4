import { Button, Modal, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/errors';
import type { DeskPasswordChange } from '../../contract/desk/password';
import { deskActs } from '../acts/desk-acts';
import { changePassword } from '../session/desk-session';
import { Trouble } from './people-page';

const UNSENT = 'Something is not sent to the shop yet, and lies under the old password. Wait until it is sent, then change the password.';

/** Both factors once more, and the new password. */
export function PasswordPanel() {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    initialValues: { password: '', code: '', newPassword: '' },
    validate: {
      password: (value) => (value === '' ? 'Please enter your password' : null),
      code: (value) => (value.trim() === '' ? 'Please enter the code that your app shows' : null),
      newPassword: (value) => (value === '' ? 'Please choose a new password' : null),
    },
  });
  const change = useMutation({
    mutationFn: async (typed: DeskPasswordChange) => {
      if ((await deskActs.count()) > 0) throw new ApiError(UNSENT, null);
      await changePassword(typed);
    },
    onSuccess: () => {
      setOpen(false);
      form.reset();
    },
  });
  return (
    <Stack gap="sm" align="flex-start">
      <Title order={2}>Your password</Title>
      {change.isSuccess ? <Text role="status">Your password is changed. Every other device is signed out.</Text> : null}
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change the password
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Change the password">
        <form onSubmit={form.onSubmit((typed) => change.mutate(typed))} noValidate>
          <Stack>
            <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
            <TextInput label="Six-digit code" autoComplete="one-time-code" {...form.getInputProps('code')} />
            <PasswordInput label="New password" autoComplete="new-password" {...form.getInputProps('newPassword')} />
            <Trouble error={change.error} />
            <Button type="submit" loading={change.isPending}>
              Change it
            </Button>
          </Stack>
        </form>
      </Modal>
    </Stack>
  );
}
