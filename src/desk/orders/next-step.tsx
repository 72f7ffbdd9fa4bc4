import { Button, Chip, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCalendarDay } from '../../domain/calendar-day';
import { LONGEST_NOTE, undoingDeed } from '../../domain/desk/desk-act';
import { nextStep, stepWords, type DeskOrder, type ForwardState } from '../../domain/desk/desk-order';
import { deliveryDay, stepToUndo, stateWords } from '../../domain/order-life';
import { shopDayOf } from '../../domain/shop-day';
import { useNow } from '../../ui/use-now';
import { StorageError } from '../../offline/storage/storage-error';
import { deskActs } from '../acts/desk-acts';
import { useWaitingActs } from '../day/use-day';
import css from './order.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OFFERED = 7;

/** One press goes on; a note to the shopper and, for a delivery, the day are beside it. */
export function NextStep({ order }: { readonly order: DeskOrder }) {
  const next = nextStep(order);
  const [note, setNote] = useState('');
  const [isNoting, setNoting] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState('');

  const take = async (to: ForwardState, day: string | null): Promise<void> => {
    const { orderId, orderNumber, state: from } = order;
    setFailure('');
    try {
      await deskActs.make({ kind: 'step', orderId, orderNumber, from, to, day, note: note.trim() === '' ? null : note.trim() });
      setNote('');
      setNoting(false);
      setMoving(false);
    } catch (error) {
      setFailure(troubleText(error));
    }
  };

  const isScheduling = next === 'scheduled' || isMoving;
  return (
    <section className={`${css['panel']} ${next === null ? '' : css['next']}`} aria-label="Next step">
      {next === null && !isMoving ? (
        <Text>{order.state === 'cancelled' ? 'This order was cancelled: no step follows.' : 'Done: no step follows.'}</Text>
      ) : null}
      {isNoting ? (
        <Textarea
          label="A word to the shopper"
          description="It stands in the mail of this step"
          autosize
          minRows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      ) : null}
      {isScheduling ? (
        <DayChoice
          order={order}
          onChosen={(day) => void take('scheduled', day)}
          words={isMoving ? 'Move' : stepWords('scheduled', order.fulfilment)}
        />
      ) : next === null ? null : (
        <Button size="lg" fullWidth onClick={() => void take(next, null)}>
          {stepWords(next, order.fulfilment)}
        </Button>
      )}
      {failure === '' ? null : (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <Group gap="xs">
        {next === null || isNoting ? null : (
          <Button variant="subtle" size="compact-md" onClick={() => setNoting(true)}>
            Add a word to the shopper
          </Button>
        )}
        {(order.state === 'scheduled' || order.state === 'out') && !isMoving ? (
          <Button variant="subtle" size="compact-md" onClick={() => setMoving(true)}>
            Another day
          </Button>
        ) : null}
        {isMoving ? (
          <Button variant="subtle" size="compact-md" onClick={() => setMoving(false)}>
            Keep the day
          </Button>
        ) : null}
        <TakeBack order={order} onFailure={setFailure} />
      </Group>
    </section>
  );
}

interface DayChoiceProps {
  readonly order: DeskOrder;
  readonly words: string;
  readonly onChosen: (day: string) => void;
}

function DayChoice({ order, words, onChosen }: DayChoiceProps) {
  const now = useNow();
  const today = shopDayOf(now);
  const offered = Array.from({ length: DAYS_OFFERED }, (_, index) => shopDayOf(now + (index + 1) * DAY_MS));
  const [day, setDay] = useState(deliveryDay(order.steps) ?? offered[0] ?? today);
  return (
    <Stack gap="sm">
      <Group gap={6} role="group" aria-label="Day of the delivery">
        {offered.map((each) => (
          <Chip key={each} checked={day === each} onChange={() => setDay(each)}>
            {shortDay(each)}
          </Chip>
        ))}
      </Group>
      <TextInput type="date" label="Or another day" min={today} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      <Button size="lg" fullWidth disabled={day === ''} onClick={() => onChosen(day)}>
        {words}
      </Button>
      <Text size="sm" c="ink.6">
        {day === '' ? 'Choose a day.' : `The shopper gets a mail: ${formatCalendarDay(day)}.`}
      </Text>
    </Stack>
  );
}

/** 'Tue, Dec 1'. */
function shortDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** A step that still waits is taken off the device; one that is done, or on its way, is undone by the shop, with a mail that corrects the earlier one. */
function TakeBack({ order, onFailure }: { readonly order: DeskOrder; readonly onFailure: (words: string) => void }) {
  const acts = useWaitingActs();
  const undone = stepToUndo(order.state, order.steps);
  if (undone === null) return null;
  const waiting = acts.findLast(
    ({ act, words }) => words === '' && (act.kind === 'step' || act.kind === 'handover') && act.orderId === order.orderId,
  );
  const takeBack = async (): Promise<void> => {
    try {
      if (waiting !== undefined && (await deskActs.drop(waiting.act.id))) return;
      const undo = undoingDeed(order, waiting?.act.id);
      if (undo !== null) await deskActs.make(undo, waiting?.act.id);
    } catch (error) {
      onFailure(troubleText(error));
    }
  };
  return (
    <Button variant="subtle" size="compact-md" color="ink" onClick={() => void takeBack()}>
      Take back &lsquo;{stateWords(order.state, order.fulfilment)}&rsquo;
    </Button>
  );
}

/** What the device could not keep was not done. */
export function troubleText(error: unknown): string {
  if (error instanceof StorageError && error.trouble === 'full')
    return 'This device is full, so nothing was done. Free some space, then press again.';
  return 'This device could not keep it, so nothing was done. Please press again.';
}
