import { Alert, Button, Text, TextInput, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { LONGEST_TAKER } from '../../domain/desk/desk-act';
import { nextStep, stepWords, type DeskOrder, type ForwardState } from '../../domain/desk/desk-order';
import { handoverDoubts } from '../../domain/desk/handover-doubts';
import { boxesText } from '../../domain/number-text';
import { deskActs } from '../acts/desk-acts';
import { troubleText } from '../orders/next-step';
import panel from '../orders/order.module.css';
import css from './handover.module.css';
import { SignaturePad } from './signature-pad';

interface HandoverPanelProps {
  readonly order: DeskOrder;
  /** Is given what keeps the handover: false when the device could not. */
  readonly onHandOver: (keep: () => Promise<boolean>) => Promise<void>;
}

/** What goes over the counter, what is odd about it, and who takes it. */
export function HandoverPanel({ order, onHandOver }: HandoverPanelProps) {
  const { orderId, orderNumber, buyer, fulfilment, state: from, lines, bill } = order;
  const [takenBy, setTakenBy] = useState(buyer.name.slice(0, LONGEST_TAKER));
  const [signature, setSignature] = useState('');
  const [failure, setFailure] = useState('');
  const next = nextStep(order);
  const doubts = handoverDoubts(order);

  const make = async (deed: Parameters<typeof deskActs.make>[0]): Promise<boolean> => {
    setFailure('');
    try {
      await deskActs.make(deed);
      return true;
    } catch (error) {
      setFailure(troubleText(error));
      return false;
    }
  };
  const step = (to: ForwardState): Promise<boolean> => make({ kind: 'step', orderId, orderNumber, from, to, day: null, note: null });
  const handOver = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = takenBy.trim();
    if (name === '') return setFailure('Type who takes the boxes.');
    await onHandOver(() => make({ kind: 'handover', orderId, orderNumber, from, takenBy: name, signature }));
  };

  return (
    <form className={panel['panel']} onSubmit={(event) => void handOver(event)} aria-label={`Handover of ${orderNumber}`}>
      <div>
        <Title order={2}>{buyer.name}</Title>
        <Text>
          {orderNumber}, {boxesText(bill.boxes)} in all,{' '}
          {fulfilment === 'Pickup' ? 'picked up at the shop' : `to ${order.addressText ?? 'no address'}`}
        </Text>
      </div>
      <ul className={css['lines']} role="list" aria-label="Boxes to hand over">
        {lines.map(({ productId, title, boxes }) => (
          <li key={productId}>
            <span className={css['boxes']}>{boxesText(boxes)}</span>
            <span className={panel['title']}>{title}</span>
          </li>
        ))}
      </ul>
      {doubts.length === 0 ? null : (
        <Alert color="red" role="alert" title="Look before you hand it over">
          <ul className={css['doubts']}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Alert>
      )}
      {next === 'done' ? (
        <>
          <TextInput
            label="Who takes them"
            size="lg"
            autoComplete="off"
            maxLength={LONGEST_TAKER}
            value={takenBy}
            onChange={(event) => setTakenBy(event.currentTarget.value)}
          />
          <SignaturePad onChange={setSignature} />
        </>
      ) : null}
      {failure === '' ? null : (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      {next === 'done' ? (
        // Another button than the step's: React would make a submit of the one that is being pressed.
        <Button key="handover" type="submit" size="lg" fullWidth>
          {stepWords('done', fulfilment)}
        </Button>
      ) : next === 'ready' || next === 'out' ? (
        <Button key="step" type="button" size="lg" fullWidth variant="outline" onClick={() => void step(next)}>
          {stepWords(next, fulfilment)}
        </Button>
      ) : (
        <Button component={Link} to={`/desk/orders/${orderNumber}`} size="lg" fullWidth variant="outline">
          See the order
        </Button>
      )}
    </form>
  );
}
