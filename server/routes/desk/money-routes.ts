import { cancelOrder as cancelCall, previewRefund as previewCall, refundOrder as refundCall } from '../../../src/contract/desk/money';
import { oneLine } from '../../../src/domain/one-line';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Refusal, UnknownId } from '../../http/problems';
import { findDeskOrder } from '../../owner/desk-orders';
import { moneyRefusalWords, movedWords, previewWords } from '../../owner/money-words';
import { cancelOrder, previewCancel, previewRefund, refundOrder, type MoneyContext } from '../../owner/refund-order';
import type { OwnerOrderActions } from '../../payments/owner-order-actions';
import { findOrder, type OwnerOrder } from '../../repositories/order-history';
import type { StaffRow } from '../../repositories/staff';

interface MoneyRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly orderActions: OwnerOrderActions;
}

interface NamedOrder {
  readonly orderId: number;
  readonly orderNumber: string;
}

/** The owner's: money goes back. */
export function mountDeskMoneyRoutes(api: Api, { db, now, orderActions }: MoneyRouteParts): void {
  const namedOrder = async ({ orderId, orderNumber }: NamedOrder): Promise<OwnerOrder> => {
    const order = await findOrder(db, orderId);
    if (order === null || order.orderNumber !== orderNumber) throw new UnknownId('This order is gone.');
    return order;
  };
  const contextOf = (member: StaffRow, pressId: string): MoneyContext => ({ db, orderActions, by: member, now: now(), pressId });
  const noteFrom = (note: string | null): string | null => (note === null ? null : oneLine(note));

  api.handleStaff(previewCall, async ({ isCancelling, amountCents, isAgain, ...which }) => {
    const order = await namedOrder(which);
    const preview = isCancelling
      ? await previewCancel({ orderActions }, order)
      : await previewRefund({ db, orderActions, now: now() }, order, { amountCents, note: null, isAgain });
    if (preview.kind !== 'preview') throw new Refusal(moneyRefusalWords(preview, order));
    return { data: { amountCents: preview.amountCents, leftCents: preview.leftCents, words: previewWords(preview, order, isCancelling) } };
  });

  api.handleStaff(refundCall, async ({ id, amountCents, note, isAgain, ...which }, { member }) => {
    const order = await namedOrder(which);
    const moved = await refundOrder(contextOf(member, id), order, { amountCents, note: noteFrom(note), isAgain });
    if (moved.kind !== 'done') throw new Refusal(moneyRefusalWords(moved, order));
    return { data: { words: movedWords(moved, order, false), order: await findDeskOrder(db, order.orderNumber) } };
  });

  api.handleStaff(cancelCall, async ({ id, amountCents, note, ...which }, { member }) => {
    const order = await namedOrder(which);
    const moved = await cancelOrder(contextOf(member, id), order, { note: noteFrom(note), shownCents: amountCents });
    if (moved.kind !== 'done') throw new Refusal(moneyRefusalWords(moved, order));
    return { data: { words: movedWords(moved, order, true), order: await findDeskOrder(db, order.orderNumber) } };
  });
}
