import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getDeskDevices, signOutDevice } from '../../contract/desk/session';
import { deskCall } from '../desk-call';
import { useMember } from '../day/use-day';
import css from '../orders/order.module.css';
import { agoText } from '../today/ago-text';
import { Passkeys } from './passkeys';
import { PasswordPanel } from './password-panel';
import { Trouble } from './people-page';

/** Where this person is signed in. */
export function YouPage(): ReactNode {
  const { name, email, role } = useMember();
  const client = useQueryClient();
  const devices = useQuery({ queryKey: ['devices'], queryFn: ({ signal }) => deskCall(getDeskDevices, undefined, { signal }) });
  const end = useMutation({
    mutationFn: (sessionId: number) => deskCall(signOutDevice, sessionId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['devices'] }),
  });
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{name}</Title>
        <Text c="ink.6">
          {email}, {role === 'owner' ? 'owner' : 'staff'}
        </Text>
      </div>
      <Title order={2}>Your devices</Title>
      <Trouble error={devices.error ?? end.error} />
      {devices.data?.map(({ sessionId, name: device, signedInAt, seenAt, isThisOne }) => (
        <section key={sessionId} className={css['panel']} aria-label={device}>
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text className={css['words'] ?? ''}>{device}</Text>
              <Text className={css['quiet'] ?? ''}>
                Signed in {agoText(signedInAt)}, last seen {agoText(seenAt)}
              </Text>
            </div>
            {isThisOne ? (
              <Badge variant="light" tt="none" size="lg" radius="sm" style={{ flexShrink: 0 }}>
                This one
              </Badge>
            ) : (
              <Button variant="outline" onClick={() => end.mutate(sessionId)}>
                Sign out
              </Button>
            )}
          </Group>
        </section>
      ))}
      <Passkeys />
      <PasswordPanel />
    </Stack>
  );
}
