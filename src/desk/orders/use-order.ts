import { useQuery } from '@tanstack/react-query';
import { getDeskOrder } from '../../contract/desk/orders';
import { isMissing } from '../../api/errors';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { isOver } from '../../domain/order-life';
import { deskCall } from '../desk-call';
import { orderWithActs, useDay, useMember, useWaitingActs } from '../day/use-day';

/** Of an order that is over, or that is delivered later. */
const ASKED_EVERY_MS = 15_000;

interface ShownOrder {
  /** As this person has changed it; null while it is not known here. */
  readonly order: DeskOrder | null;
  /** Steps of it that the shop has not confirmed. */
  readonly isWaiting: boolean;
  readonly trouble: 'missing' | 'no-answer' | null;
}

/** By number or handover code: from the device at once where it is open, else from the shop. */
export function useOrder(number: string): ShownOrder {
  const meant = (useDay()?.orders ?? []).filter((order) => order.orderNumber === number || order.handoverCode === number);
  const near = meant.find((order) => !isOver(order)) ?? meant[0] ?? null;
  const acts = useWaitingActs();
  const by = useMember().name;
  const asked = useQuery({
    queryKey: ['order', number],
    enabled: near === null && number !== '',
    queryFn: ({ signal }) => deskCall(getDeskOrder, number, { signal, isQuiet: true }),
    refetchInterval: ASKED_EVERY_MS,
  });
  const far = asked.data === undefined ? null : orderWithActs(asked.data, acts, by);
  const order = near ?? far;
  const isWaiting = acts.some(
    ({ act, words }) => words === '' && (act.kind === 'step' || act.kind === 'handover') && act.orderNumber === order?.orderNumber,
  );
  const trouble = order !== null || !asked.isError ? null : isMissing(asked.error) ? 'missing' : 'no-answer';
  return { order, isWaiting, trouble };
}
