import { Badge, Group } from '@mantine/core';
import type { Fulfilment } from '../../domain/fulfilment';
import { stateWords, type OrderState } from '../../domain/order-life';

const COLOURS: Readonly<Record<OrderState, string>> = {
  confirmed: 'yellow',
  ready: 'sea',
  scheduled: 'sea',
  out: 'sea',
  done: 'gray',
  cancelled: 'red',
};

interface StateBadgeProps {
  readonly state: OrderState;
  readonly fulfilment: Fulfilment;
  readonly needsLook?: boolean;
  /** The shop has not heard of it yet. */
  readonly isWaiting?: boolean;
}

export function StateBadge({ state, fulfilment, needsLook = false, isWaiting = false }: StateBadgeProps) {
  return (
    <Group gap={6}>
      <Badge variant="light" color={COLOURS[state]} tt="none" size="lg" radius="sm" fw={600}>
        {state === 'confirmed' ? 'New' : stateWords(state, fulfilment)}
      </Badge>
      {isWaiting ? (
        <Badge variant="outline" color="ink" tt="none" size="lg" radius="sm">
          Waiting: will be sent
        </Badge>
      ) : null}
      {needsLook ? (
        <Badge color="red" tt="none" size="lg" radius="sm">
          Look at the payment
        </Badge>
      ) : null}
    </Group>
  );
}
