import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DeskDeed } from '../../domain/desk/desk-act';
import type { DeskMessage, DeskPerson } from '../../domain/desk/snapshot';
import { deskActs } from '../acts/desk-acts';
import { useDay } from '../day/use-day';
import { troubleText } from '../orders/next-step';
import css from '../orders/order.module.css';
import { agoText } from '../today/ago-text';

/** Answered in one's own mail program, with the message quoted. */
export function MessagesPage(): ReactNode {
  const day = useDay();
  const messages = (day?.messages ?? []).toSorted((a, b) => a.at - b.at);
  return (
    <Stack gap="md">
      <Title order={1}>Messages</Title>
      {day !== null && messages.length === 0 ? <Text c="ink.6">Every message is answered.</Text> : null}
      {messages.map((message) => (
        <MessageCard key={message.messageId} message={message} people={day?.people ?? []} />
      ))}
    </Stack>
  );
}

interface MessageCardProps {
  readonly message: DeskMessage;
  readonly people: readonly DeskPerson[];
}

function MessageCard({ message: { messageId, at, name, email, text, assignedTo }, people }: MessageCardProps) {
  const [failure, setFailure] = useState('');
  const quoted = text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const mail = `mailto:${email}?subject=${encodeURIComponent('Your message')}&body=${encodeURIComponent(`Hello ${name},\n\n\n${quoted}`.slice(0, MOST_QUOTED))}`;
  const make = (deed: DeskDeed): void => void deskActs.make(deed).catch((error: unknown) => setFailure(troubleText(error)));
  return (
    <section className={css['panel']} aria-label={`Message of ${name}`}>
      <div className={css['head']}>
        <Title order={2}>{name}</Title>
        <Text className={css['quiet'] ?? ''}>
          {email} · {agoText(at)}
        </Text>
      </div>
      <Text className={css['words'] ?? ''}>{text}</Text>
      {failure === '' ? null : (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label="For"
          value={assignedTo ?? ''}
          onChange={({ currentTarget: { value } }) => make({ kind: 'assign', messageId, staffId: value === '' ? null : Number(value) })}
          data={[{ value: '', label: 'Nobody yet' }, ...people.map((person) => ({ value: String(person.staffId), label: person.name }))]}
        />
        <Button component="a" href={mail}>
          Answer by mail
        </Button>
        <Button variant="outline" onClick={() => make({ kind: 'answer', messageId, isAnswered: true })}>
          Mark as answered
        </Button>
      </Group>
    </section>
  );
}

/** Mail programs cut longer addresses off. */
const MOST_QUOTED = 1_500;
