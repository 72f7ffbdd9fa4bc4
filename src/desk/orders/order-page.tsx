import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { isOver } from '../../domain/order-life';
import { useMember } from '../day/use-day';
import { HandedOver } from '../handover/handed-over';
import { agoText } from '../today/ago-text';
import { NotDone } from '../today/not-done';
import { BillPanel } from './bill-panel';
import { BuyerPanel } from './buyer-panel';
import { LinesPanel } from './lines-panel';
import { MoneyPanel } from './money-panel';
import { NextStep } from './next-step';
import { NotesPanel } from './notes-panel';
import css from './order.module.css';
import { StateBadge } from './state-badge';
import { useOrder } from './use-order';

export function OrderPage(): ReactNode {
  const { number } = useParams({ from: '/desk/orders/$number' });
  const { order, isWaiting, trouble } = useOrder(number);
  if (trouble !== null) return <OrderTrouble number={number} isMissing={trouble === 'missing'} />;
  if (order === null) return <Text>Asking the shop…</Text>;
  return <ShownOrder order={order} isWaiting={isWaiting} />;
}

function OrderTrouble({ number, isMissing }: { readonly number: string; readonly isMissing: boolean }) {
  return (
    <Stack align="flex-start">
      <Title order={1}>{number}</Title>
      <Text>
        {isMissing
          ? 'There is no order with this number. Look whether it is typed right.'
          : 'This order is not on the device, and the shop does not answer. Open orders of the next seven days are here without a signal.'}
      </Text>
      <Button component={Link} to="/desk/orders">
        All orders
      </Button>
    </Stack>
  );
}

function ShownOrder({ order, isWaiting }: { readonly order: DeskOrder; readonly isWaiting: boolean }) {
  const { role } = useMember();
  const { orderNumber, placedAt, fulfilment, state, flag, dispute, jobName } = order;
  return (
    <Stack gap="lg">
      <div>
        <Anchor component={Link} to="/desk/orders" size="sm">
          Orders
        </Anchor>
        <div className={css['head']}>
          <Title order={1}>{orderNumber}</Title>
          <StateBadge state={state} fulfilment={fulfilment} isWaiting={isWaiting} />
        </div>
        <Text c="ink.6">
          {fulfilment}, placed {agoText(placedAt)}
          {jobName === null ? '' : ` · ${jobName}`}
        </Text>
      </div>
      <NotDone orderId={order.orderId} />
      {flag === null ? null : (
        <Alert color="red" role="alert" title="Look at the payment">
          {flag}
        </Alert>
      )}
      {dispute === 'open' ? (
        <Alert color="red" role="alert" title="Disputed">
          The bank of the card is looking into this payment. Hand nothing over before an owner has looked.
        </Alert>
      ) : null}
      <div className={css['columns']}>
        <Stack gap="md">
          <NextStep order={order} />
          <LinesPanel order={order} />
          <NotesPanel order={order} />
        </Stack>
        <Stack gap="md">
          <BuyerPanel order={order} />
          <BillPanel order={order} />
          {role === 'owner' ? <MoneyPanel order={order} /> : null}
          <HandedOver order={order} />
          <Group gap="xs">
            {isOver(order) ? null : (
              <Button variant="outline" renderRoot={(props) => <Link to="/desk/handover" search={{ q: orderNumber }} {...props} />}>
                Handover
              </Button>
            )}
            <Button component={Link} to={`/desk/orders/${orderNumber}/slip`} variant="outline">
              Packing slip
            </Button>
            <Button component={Link} to={`/desk/orders/${orderNumber}/receipt`} variant="outline">
              Receipt
            </Button>
          </Group>
        </Stack>
      </div>
    </Stack>
  );
}
