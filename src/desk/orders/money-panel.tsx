import { Button, Group, Modal, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder, previewRefund, refundOrder } from '../../contract/desk/money';
import { LONGEST_NOTE } from '../../domain/desk/desk-act';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { readAmountCents } from '../../domain/desk/typed-amount';
import { formatUsd, type Cents } from '../../domain/money';
import { nextStates } from '../../domain/order-life';
import { randomUuid } from '../../offline/storage/random-uuid';
import { deskCall } from '../desk-call';
import { lookNow } from '../day/day';
import { Trouble } from '../people/people-page';
import { queryClient } from '../query-client';
import css from './order.module.css';

type What = 'refund' | 'cancel';

/** The owner's: money goes back only after the preview was read. It needs a signal. */
export function MoneyPanel({ order }: { readonly order: DeskOrder }) {
  const [what, setWhat] = useState<What | null>(null);
  const canCancel = nextStates(order.fulfilment, order.state).includes('cancelled');
  return (
    <section className={css['panel']} aria-label="Owner">
      <Group gap="xs">
        <Button variant="outline" onClick={() => setWhat('refund')}>
          Refund
        </Button>
        {canCancel ? (
          <Button variant="outline" color="red" onClick={() => setWhat('cancel')}>
            Cancel the order
          </Button>
        ) : null}
      </Group>
      <Modal opened={what !== null} onClose={() => setWhat(null)} title={what === 'cancel' ? 'Cancel the order' : 'Refund'}>
        {what === null ? null : <MoneyForm key={what} order={order} what={what} onDone={() => setWhat(null)} />}
      </Modal>
    </section>
  );
}

interface MoneyFormProps {
  readonly order: DeskOrder;
  readonly what: What;
  readonly onDone: () => void;
}

function MoneyForm({ order, what, onDone }: MoneyFormProps) {
  const { orderId, orderNumber } = order;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isAgain, setAgain] = useState(false);
  // Of one press, however often it is sent.
  const [pressId] = useState(randomUuid);
  const amountCents = what === 'cancel' ? null : readAmountCents(typed);
  const preview = useMutation({
    mutationFn: () =>
      deskCall(previewRefund, { orderId, orderNumber, amountCents: amountCents ?? null, isCancelling: what === 'cancel', isAgain }),
  });
  const move = useMutation({
    mutationFn: (cents: Cents) => {
      const pressed = { id: pressId, orderId, orderNumber, amountCents: cents, note: note.trim() === '' ? null : note.trim() };
      return what === 'cancel' ? deskCall(cancelOrder, pressed) : deskCall(refundOrder, { ...pressed, isAgain });
    },
    onSuccess: async ({ order: now }) => {
      if (now !== null) queryClient.setQueryData(['order', orderNumber], now);
      await lookNow();
    },
  });
  if (move.data !== undefined)
    return (
      <Stack>
        <Text role="status">{move.data.words}</Text>
        <Button onClick={onDone}>Done</Button>
      </Stack>
    );
  const ready = preview.data;
  return (
    <Stack>
      {what === 'refund' ? (
        <TextInput
          label="Amount in dollars"
          description="Empty: all that is left"
          inputMode="decimal"
          value={typed}
          error={amountCents === undefined ? 'Write dollars with a point before the cents, such as 50 or 50.25.' : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAgain(false);
            preview.reset();
          }}
        />
      ) : null}
      <Textarea
        label="A word to the shopper"
        autosize
        minRows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Trouble error={preview.error ?? move.error} />
      {what === 'refund' && preview.isError ? (
        <Switch
          label="Also where the same amount was refunded today"
          checked={isAgain}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      ) : null}
      {ready === undefined ? (
        <Button loading={preview.isPending} disabled={amountCents === undefined} onClick={() => preview.mutate()}>
          Show what would happen
        </Button>
      ) : (
        <>
          <Text>{ready.words}</Text>
          <Group justify="flex-end">
            <Button variant="outline" onClick={onDone}>
              Leave it
            </Button>
            <Button color="red" loading={move.isPending} onClick={() => move.mutate(ready.amountCents)}>
              {what === 'cancel' ? `Cancel and refund ${formatUsd(ready.amountCents)}` : `Refund ${formatUsd(ready.amountCents)}`}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
