import { Button, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import { LONGEST_NOTE } from '../../domain/desk/desk-act';
import type { DeskOrder, DeskStep } from '../../domain/desk/desk-order';
import { formatUsd } from '../../domain/money';
import { stateWords } from '../../domain/order-life';
import { deskActs } from '../acts/desk-acts';
import { ageText } from '../fresh-line';
import { troubleText } from './next-step';
import css from './order.module.css';

/** What happened, who did it, and what staff wrote. */
export function NotesPanel({ order }: { readonly order: DeskOrder }) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const events = [
    ...order.steps.map((step) => ({ at: step.at, by: step.by, words: stepText(step, order), note: step.note ?? '' })),
    ...order.notes.map(({ at, by, text: note }) => ({ at, by, words: 'Note', note })),
  ].toSorted((a, b) => a.at - b.at);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const written = text.trim();
    if (written === '') return;
    try {
      await deskActs.make({ kind: 'note', orderId: order.orderId, orderNumber: order.orderNumber, text: written });
      setText('');
      setFailure('');
    } catch (error) {
      setFailure(troubleText(error));
    }
  };
  return (
    <section className={css['panel']} aria-label="History">
      <Title order={2}>History</Title>
      {events.length === 0 ? <Text c="ink.6">Nothing has been done yet.</Text> : null}
      <ul className={css['steps']} role="list">
        {events.map(({ at, by, words, note }) => (
          <li key={`${at} ${words} ${note}`}>
            <Text fw={600}>{words}</Text>
            <Text className={css['quiet'] ?? ''}>
              {ageText(at)}, {by}
            </Text>
            {note === '' ? null : <Text className={css['words'] ?? ''}>{note}</Text>}
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)}>
        <Stack gap="xs">
          <Textarea
            label="Note among staff"
            autosize
            minRows={2}
            maxLength={LONGEST_NOTE}
            value={text}
            error={failure === '' ? undefined : failure}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" disabled={text.trim() === ''}>
            Add the note
          </Button>
        </Stack>
      </form>
    </section>
  );
}

function stepText({ kind, day, amountCents }: DeskStep, { fulfilment }: DeskOrder): string {
  if (kind === 'refunded') return `Refunded ${formatUsd(amountCents ?? 0)}`;
  if (kind === 'refund_failed') return `A refund of ${formatUsd(amountCents ?? 0)} failed`;
  return `${stateWords(kind, fulfilment)}${day === null ? '' : `, ${formatCalendarDay(day)}`}`;
}
