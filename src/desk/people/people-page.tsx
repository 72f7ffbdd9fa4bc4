import { Alert, Badge, Button, Group, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageFor, NetworkError } from '../../api/errors';
import { endStaff, getStaff, inviteStaff, type ListedMember } from '../../contract/desk/staff';
import { deskCall } from '../desk-call';
import css from '../orders/order.module.css';

/** The owner's: who may sign in. */
export function PeoplePage(): ReactNode {
  const client = useQueryClient();
  const people = useQuery({ queryKey: ['people'], queryFn: ({ signal }) => deskCall(getStaff, undefined, { signal }) });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['people'] });
  const end = useMutation({ mutationFn: (staffId: number) => deskCall(endStaff, staffId), onSuccess: refresh });
  return (
    <Stack gap="lg">
      <Title order={1}>People</Title>
      <Trouble error={people.error ?? end.error} />
      <Stack gap="sm">
        {people.data?.map((person) => (
          <section key={person.staffId} className={css['panel']} aria-label={person.name}>
            <Group justify="space-between">
              <div>
                <Text fw={600}>{person.name}</Text>
                <Text className={css['quiet'] ?? ''}>{person.email}</Text>
              </div>
              <Group gap="xs">
                <Badge variant="light" tt="none" size="lg" radius="sm" color={person.isEnded ? 'gray' : 'sea'}>
                  {stateText(person)}
                </Badge>
                {person.isEnded ? null : (
                  <Button variant="outline" color="red" size="compact-md" onClick={() => end.mutate(person.staffId)}>
                    End
                  </Button>
                )}
              </Group>
            </Group>
          </section>
        ))}
      </Stack>
      <Invite onInvited={refresh} />
    </Stack>
  );
}

function stateText({ role, isEnded, hasJoined, isInvited }: ListedMember): string {
  if (isEnded) return 'Ended';
  const who = role === 'owner' ? 'Owner' : 'Staff';
  return hasJoined ? who : `${who}, ${isInvited ? 'invited' : 'link expired'}`;
}

function Invite({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const form = useForm({
    initialValues: { name: '', email: '', isOwner: false },
    validate: {
      name: (value) => (value.trim() === '' ? 'Please enter the name' : null),
      email: (value) => (value.trim() === '' ? 'Please enter the email' : null),
    },
  });
  const invite = useMutation({
    mutationFn: ({ name, email, isOwner }: typeof form.values) => deskCall(inviteStaff, { name, email, role: isOwner ? 'owner' : 'staff' }),
    onSuccess: async () => {
      form.reset();
      await onInvited();
    },
  });
  return (
    <section className={css['panel']} aria-label="Invite">
      <Title order={2}>Invite a person</Title>
      <Text size="sm">Also for who lost the telephone or the password: the same address gets a new link.</Text>
      <form onSubmit={form.onSubmit((values) => invite.mutate(values))} noValidate>
        <Stack gap="sm">
          <TextInput label="Name" {...form.getInputProps('name')} />
          <TextInput label="Email" type="email" inputMode="email" {...form.getInputProps('email')} />
          <Switch label="An owner: refunds, settings, people and history too" {...form.getInputProps('isOwner', { type: 'checkbox' })} />
          <Trouble error={invite.error} />
          <Button type="submit" loading={invite.isPending}>
            Invite
          </Button>
        </Stack>
      </form>
      {invite.data === undefined ? null : (
        <TextInput
          label="The link is on its way by mail; it can also be shown to the person here"
          readOnly
          value={invite.data}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}

/** What an owner's call answered when it was not done. */
export function Trouble({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  const words =
    error instanceof NetworkError
      ? 'There is no answer from the shop, and this needs one. Please try again when there is a signal.'
      : messageFor(error, 'The shop could not do this. Please try again in a moment.');
  return (
    <Alert color="red" role="alert">
      {words}
    </Alert>
  );
}
