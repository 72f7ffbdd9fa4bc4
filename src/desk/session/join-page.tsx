import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import encodeQR from 'qr';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { call } from '../../api/call';
import { chooseJoinPassword, readInvitation, type DeskInvitation, type SecretKey } from '../../contract/desk/session';
import { join } from './desk-session';
import { EntryCard } from './entry-card';
import css from './entry.module.css';
import { entryFailure } from './entry-failure';

const MIN_PASSWORD = 8;

let taken: string | null = null;

/** Read once: the token leaves the address, so that no history or screenshot keeps it. */
function takeToken(): string {
  taken ??= window.location.hash.slice(1);
  if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return taken;
}

/** A new person: password, then the secret key for the app and its first code, then the recovery codes. */
export function JoinPage(): ReactNode {
  const [token] = useState(takeToken);
  const [invited, setInvited] = useState<DeskInvitation | null>(null);
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<{ readonly key: SecretKey; readonly password: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    call(readInvitation, token).then(setInvited, (error: unknown) => setFailure(entryFailure(error)));
  }, [token]);

  if (codes !== null) return <RecoveryCodes codes={codes} />;
  if (failure !== '')
    return (
      <EntryCard title="This link does not open">
        <Alert color="red" role="alert">
          {failure}
        </Alert>
        <Anchor href="/desk/login">Go to the sign-in</Anchor>
      </EntryCard>
    );
  if (invited === null) return <EntryCard title="One moment">{null}</EntryCard>;
  return chosen === null ? (
    <PasswordStep token={token} invited={invited} onChosen={(key, password) => setChosen({ key, password })} />
  ) : (
    <CodeStep token={token} chosen={chosen} onJoined={setCodes} />
  );
}

interface PasswordStepProps {
  readonly token: string;
  readonly invited: DeskInvitation;
  readonly onChosen: (key: SecretKey, password: string) => void;
}

function PasswordStep({ token, invited, onChosen }: PasswordStepProps) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (value) => ([...value].length < MIN_PASSWORD ? `Please choose a password of at least ${MIN_PASSWORD} characters.` : null),
    },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setBusy(true);
    try {
      onChosen(await call(chooseJoinPassword, { token, password }), password);
    } catch (error) {
      form.setFieldError('password', entryFailure(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <EntryCard title={`Welcome, ${invited.name}`}>
      <Text>
        You join the Desk as {invited.role === 'owner' ? 'an owner' : 'staff'}, with the address {invited.email}. Choose a password: a few
        words are best.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack>
          <input type="email" autoComplete="username" value={invited.email} readOnly hidden />
          <PasswordInput label="Password" autoComplete="new-password" ref={field} {...form.getInputProps('password')} />
          <Button type="submit" loading={isBusy} fullWidth size="lg">
            Continue
          </Button>
        </Stack>
      </form>
    </EntryCard>
  );
}

interface CodeStepProps {
  readonly token: string;
  readonly chosen: { readonly key: SecretKey; readonly password: string };
  readonly onJoined: (codes: readonly string[]) => void;
}

function CodeStep({ token, chosen: { key, password }, onJoined }: CodeStepProps) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(encodeQR(key.address, 'svg', { border: 2 }))}`, [key.address]);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (/^\s*\d{3}\s?\d{3}\s*$/.test(value) ? null : 'Please enter the six digits that your app shows.') },
  });
  const submit = form.onSubmit(async ({ code }) => {
    setBusy(true);
    try {
      onJoined(await join({ token, code }, password));
    } catch (error) {
      form.setFieldError('code', entryFailure(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <EntryCard title="Your second key">
      <Text>Scan this with an authenticator app on your telephone, or type the secret key into it. Then enter the code that it shows.</Text>
      <img className={css['qr']} src={picture} alt="QR code of the secret key" />
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label="Secret key" value={key.secretKey} readOnly onFocus={(event) => event.currentTarget.select()} />
          <TextInput ref={field} label="Six-digit code" autoComplete="one-time-code" inputMode="numeric" {...form.getInputProps('code')} />
          <Button type="submit" loading={isBusy} fullWidth size="lg">
            Join the Desk
          </Button>
        </Stack>
      </form>
    </EntryCard>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <EntryCard title="For the day you lose your telephone">
      <Text>Each of these codes opens the Desk once in place of the app. Print them or write them down: they are shown only now.</Text>
      <ul className={css['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Stack gap="xs">
        <Button variant="outline" fullWidth onClick={() => window.print()}>
          Print
        </Button>
        <Button component="a" href="/desk" fullWidth size="lg">
          Go to Today
        </Button>
      </Stack>
    </EntryCard>
  );
}
