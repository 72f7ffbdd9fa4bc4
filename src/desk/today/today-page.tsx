import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import { formatCount } from '../../domain/number-text';
import { todayOf, type TodayItem, type TodayKind } from '../../domain/desk/today';
import { useNow } from '../../ui/use-now';
import { useDay } from '../day/use-day';
import { NotDone } from './not-done';
import { agoText } from './ago-text';
import css from './today.module.css';

/** What needs a hand now; each leads to its list. */
export function TodayPage(): ReactNode {
  const day = useDay();
  const now = useNow();
  const items = day === null ? [] : todayOf(day, now);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>Today</Title>
          <Text c="ink.6">{day === null ? 'Asking the shop…' : formatCalendarDay(day.today)}</Text>
        </div>
        <Button component={Link} to="/desk/handover" variant="outline">
          Handover
        </Button>
      </Group>
      <NotDone />
      {day !== null && items.length === 0 ? (
        <p className={css['calm']}>Nothing needs a hand just now. New orders show here by themselves.</p>
      ) : null}
      <ul className={css['list']} role="list">
        {items.map((item) => (
          <li key={item.kind}>
            <TodayLink item={item} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const WORDS: Readonly<Record<TodayKind, readonly [one: string, many: string]>> = {
  look: ['payment to look at', 'payments to look at'],
  late: ['delivery whose day has passed', 'deliveries whose day has passed'],
  new: ['new order', 'new orders'],
  pick: ['order to pick', 'orders to pick'],
  deliver: ['delivery today', 'deliveries today'],
  ready: ['order waiting for pickup', 'orders waiting for pickup'],
  samples: ['sample order to send', 'sample orders to send'],
  messages: ['message unanswered', 'messages unanswered'],
  mails: ['mail that does not leave', 'mails that do not leave'],
  low: ['floor low or out', 'floors low or out'],
  backup: ['backup is due', 'backup is due'],
};

const URGENT: ReadonlySet<TodayKind> = new Set(['look', 'late']);

function TodayLink({ item: { kind, count, oldestAt } }: { readonly item: TodayItem }) {
  const [one, many] = WORDS[kind];
  const since = sinceText(kind, oldestAt);
  const inside = (
    <>
      <span className={css['figure']}>{formatCount(count)}</span>
      <span className={css['what']}>{count === 1 ? one : many}</span>
      <span className={css['since']}>{since}</span>
    </>
  );
  const shown = { className: css['item'], 'data-urgent': URGENT.has(kind) || undefined };
  switch (kind) {
    case 'samples':
      return (
        <Link to="/desk/samples" {...shown}>
          {inside}
        </Link>
      );
    case 'messages':
      return (
        <Link to="/desk/messages" {...shown}>
          {inside}
        </Link>
      );
    case 'low':
      return (
        <Link to="/desk/stock" search={{ low: true }} {...shown}>
          {inside}
        </Link>
      );
    case 'mails':
    case 'backup':
      return <div {...shown}>{inside}</div>;
    default:
      return (
        <Link to="/desk/orders" search={{ due: kind }} {...shown}>
          {inside}
        </Link>
      );
  }
}

function sinceText(kind: TodayKind, oldestAt: number | null): string {
  if (kind === 'mails') return 'An owner finds out why with the store tool: mail';
  if (kind === 'backup')
    return oldestAt === null ? 'There was none yet. Tell an owner.' : `The last was ${agoText(oldestAt)}. Tell an owner.`;
  return oldestAt === null ? '' : `The oldest ${agoText(oldestAt)}`;
}
