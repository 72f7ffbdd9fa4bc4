import { useQuery } from '@tanstack/react-query';
import { getDeskOrder } from '../../contract/desk/orders';
import { isMissing } from '../../api/errors';
import type { DeskOrder } from '../../domain/desk/desk-order';
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

/** From the device at once where it is open, else from the shop. */
export function useOrder(number: string): ShownOrder {
  const near = useDay()?.orders.find(({ orderNumber }) => orderNumber === number) ?? null;
  const acts = useWaitingActs();
  const by = useMember().name;
  const asked = useQuery({
    queryKey: ['order', number],
    enabled: near === null,
    queryFn: ({ signal }) => deskCall(getDeskOrder, number, { signal, isQuiet: true }),
    refetchInterval: ASKED_EVERY_MS,
  });
  const far = asked.data === undefined ? null : orderWithActs(asked.data, acts, by);
  const isWaiting = acts.some(({ act, words }) => words === '' && act.kind === 'step' && act.orderNumber === number);
  const trouble = near !== null || far !== null || !asked.isError ? null : isMissing(asked.error) ? 'missing' : 'no-answer';
  return { order: near ?? far, isWaiting, trouble };
}
