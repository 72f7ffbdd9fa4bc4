import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DeskMessage } from '../../domain/desk/snapshot';
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
        <MessageCard key={message.messageId} message={message} />
      ))}
    </Stack>
  );
}

function MessageCard({ message: { messageId, at, name, email, text } }: { readonly message: DeskMessage }) {
  const [failure, setFailure] = useState('');
  const quoted = text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const mail = `mailto:${email}?subject=${encodeURIComponent('Your message')}&body=${encodeURIComponent(`Hello ${name},\n\n\n${quoted}`.slice(0, MOST_QUOTED))}`;
  const mark = (): void =>
    void deskActs.make({ kind: 'answer', messageId, isAnswered: true }).catch((error: unknown) => setFailure(troubleText(error)));
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
      <Group gap="xs">
        <Button component="a" href={mail}>
          Answer by mail
        </Button>
        <Button variant="outline" onClick={mark}>
          Mark as answered
        </Button>
      </Group>
    </section>
  );
}

/** Mail programs cut longer addresses off. */
const MOST_QUOTED = 1_500;
