import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatHandoverCode, isHandoverCode, readHandover } from '../../domain/handover-code';
import { isOver, stateWords } from '../../domain/order-life';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { ageText } from '../fresh-line';
import { useOrder } from '../orders/use-order';
import { NotDone } from '../today/not-done';
import { CodeCamera } from './code-camera';
import { HandedOver } from './handed-over';
import { HandoverPanel } from './handover-panel';

/** From the code in the shopper's hand to who took the boxes. */
export function HandoverPage(): ReactNode {
  const { q = '' } = useSearch({ from: '/desk/handover' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [isStrange, setStrange] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const look = (text: string): void => {
    const sought = readHandover(text);
    setStrange(sought === '' && text.trim() !== '');
    void navigate({ to: '/desk/handover', search: sought === '' ? {} : { q: sought } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look(typed);
  };
  const found = (text: string): void => {
    setTyped(text);
    look(text);
    if (text === '') field.current?.focus();
  };
  const sought = readHandover(q);
  return (
    <Stack gap="lg">
      <Title order={1}>Handover</Title>
      <NotDone />
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            ref={field}
            label="Number or scan"
            description="The eight digits of the handover code, or the order number"
            autoComplete="off"
            size="lg"
            flex="1 1 260px"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="lg">
            Find
          </Button>
        </Group>
      </form>
      <CodeCamera onFound={found} instead="Type the eight digits instead." />
      {isStrange ? <Text role="alert">This is no handover code and no order number.</Text> : null}
      {sought === '' ? null : <Sought key={sought} sought={sought} onNext={() => found('')} />}
    </Stack>
  );
}

interface SoughtProps {
  readonly sought: string;
  readonly onNext: () => void;
}

function Sought({ sought, onNext }: SoughtProps) {
  const { order, isWaiting, trouble } = useOrder(sought);
  const [isHanded, setHanded] = useState(false);
  /** While its handover is being kept: what was signed must survive a full device. */
  const [held, setHeld] = useState<DeskOrder | null>(null);
  const named = isHandoverCode(sought) ? `with the code ${formatHandoverCode(sought)}` : sought;
  const handOver = async (keep: () => Promise<boolean>): Promise<void> => {
    setHeld(order);
    if (await keep()) setHanded(true);
    setHeld(null);
  };
  const shown = held ?? order;
  if (shown !== null)
    return isOver(shown) ? (
      <Over order={shown} isWaiting={isWaiting} isHanded={isHanded && shown.state === 'done'} onNext={onNext} />
    ) : (
      <HandoverPanel order={shown} onHandOver={handOver} />
    );
  if (trouble === null) return <Text role="status">Asking the shop for the order {named}…</Text>;
  return (
    <Alert color="yellow" role="alert" title={trouble === 'missing' ? 'There is no such order' : 'This order is not on the device'}>
      {trouble === 'missing'
        ? `The shop has no order ${named}. Look whether it is typed right.`
        : `This device has no open order ${named}, and the shop does not answer. Look whether it is typed right; an order that is done, or delivered after the next seven days, is found once there is a signal.`}
    </Alert>
  );
}

interface OverProps {
  readonly order: DeskOrder;
  readonly isWaiting: boolean;
  /** Just now, here. */
  readonly isHanded: boolean;
  readonly onNext: () => void;
}

function Over({ order, isWaiting, isHanded, onNext }: OverProps) {
  const { orderNumber, state, fulfilment, steps } = order;
  const last = steps.findLast(({ kind }) => kind === state);
  const by = last === undefined ? '' : ` by ${last.by}, ${ageText(last.at)}`;
  return (
    <Stack gap="md">
      <Alert
        color={isHanded ? 'sea' : 'red'}
        role={isHanded ? 'status' : 'alert'}
        title={isHanded ? `${orderNumber} is handed over` : `${orderNumber}: '${stateWords(state, fulfilment)}' already${by}`}
      >
        {isHanded ? null : <Text>{state === 'cancelled' ? 'Hand nothing over.' : 'Its boxes have left. Hand nothing over twice.'}</Text>}
        {isWaiting ? <Text>Waiting: will be sent.</Text> : null}
      </Alert>
      <HandedOver order={order} />
      <Group gap="xs">
        <Button onClick={onNext}>Next handover</Button>
        <Button component={Link} to={`/desk/orders/${orderNumber}`} variant="outline">
          See the order
        </Button>
      </Group>
    </Stack>
  );
}
