import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { addPasskey, getPasskeys, removePasskey, startPasskey, type BothFactors, type DeskPasskey } from '../../contract/desk/passkeys';
import { deskCall } from '../desk-call';
import css from '../orders/order.module.css';
import { agoText } from '../today/ago-text';
import { Trouble } from './people-page';

type PasskeyOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function makePasskey(factors: BothFactors): Promise<void> {
  const passkey = await startRegistration({ optionsJSON: (await deskCall(startPasskey, factors)) as unknown as PasskeyOptions });
  await deskCall(addPasskey, { passkey, deviceName: navigator.userAgent });
}

/** A finger or a face in place of password and code, on this device. */
export function Passkeys() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<'new' | DeskPasskey | null>(null);
  const passkeys = useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => deskCall(getPasskeys, undefined, { signal }) });
  const change = useMutation({
    mutationFn: (factors: BothFactors) =>
      chosen === 'new' || chosen === null ? makePasskey(factors) : deskCall(removePasskey, { ...factors, passkeyId: chosen.passkeyId }),
    onSuccess: async () => {
      setChosen(null);
      await client.invalidateQueries({ queryKey: ['passkeys'] });
    },
  });
  const close = (): void => {
    setChosen(null);
    change.reset();
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>Your passkeys</Title>
        {browserSupportsWebAuthn() ? (
          <Button variant="outline" onClick={() => setChosen('new')}>
            Add one on this device
          </Button>
        ) : null}
      </Group>
      <Text size="sm" c="ink.6">
        A passkey signs you in with a finger, a face or the code of the device, in place of password and code.
      </Text>
      <Trouble error={passkeys.error} />
      {passkeys.data?.map((passkey) => (
        <section key={passkey.passkeyId} className={css['panel']} aria-label={`Passkey, added ${agoText(passkey.addedAt)}`}>
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text className={css['words'] ?? ''}>{passkey.name}</Text>
              <Text className={css['quiet'] ?? ''}>
                Added {agoText(passkey.addedAt)}
                {passkey.usedAt === null ? '' : `, used ${agoText(passkey.usedAt)}`}
              </Text>
            </div>
            <Button variant="outline" color="red" onClick={() => setChosen(passkey)}>
              Remove
            </Button>
          </Group>
        </section>
      ))}
      <Modal opened={chosen !== null} onClose={close} title={chosen === 'new' ? 'Add a passkey' : 'Remove the passkey'}>
        <FactorsForm isBusy={change.isPending} error={change.error} onTyped={(factors) => change.mutate(factors)} />
      </Modal>
    </Stack>
  );
}

interface FactorsFormProps {
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onTyped: (factors: BothFactors) => void;
}

function FactorsForm({ isBusy, error, onTyped }: FactorsFormProps) {
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value === '' ? 'Please enter your password' : null),
      code: (value) => (value.trim() === '' ? 'Please enter the code that your app shows' : null),
    },
  });
  return (
    <form onSubmit={form.onSubmit(onTyped)} noValidate>
      <Stack>
        <Text size="sm">Your password and a code once more, so that nobody else does this on a tablet that you left open.</Text>
        <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
        <TextInput label="Six-digit code" autoComplete="one-time-code" {...form.getInputProps('code')} />
        <Trouble error={error} />
        <Button type="submit" loading={isBusy}>
          Go on
        </Button>
      </Stack>
    </form>
  );
}
