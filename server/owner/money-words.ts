import { formatUsd } from '../../src/domain/money';
import { stateWords } from '../../src/domain/order-life';
import { shopTimeText } from '../../src/domain/shop-day';
import type { OwnerOrder } from '../repositories/order-history';
import type { MoneyMoved, MoneyPreview, MoneyRefusal } from './refund-order';

type Money = Pick<OwnerOrder, 'orderNumber' | 'fulfilment'>;

/** What would happen; the store tool says the same. */
export function previewWords({ amountCents, leftCents }: MoneyPreview, { orderNumber }: Money, isCancelling: boolean): string {
  if (!isCancelling)
    return `This would refund ${formatUsd(amountCents)} of the ${formatUsd(leftCents)} that are left of order ${orderNumber}. Nothing has changed.`;
  return leftCents === 0
    ? `This would cancel order ${orderNumber}. No money is left to refund. Nothing has changed.`
    : `This would cancel order ${orderNumber} and refund ${formatUsd(leftCents)} to its card. Nothing has changed.`;
}

/** What was done; the store tool says the same. */
export function movedWords({ amountCents, leftCents }: MoneyMoved, { orderNumber }: Money, isCancelling: boolean): string {
  if (!isCancelling)
    return `${formatUsd(amountCents)} of order ${orderNumber} is refunded to its card; ${formatUsd(leftCents)} of it are left.`;
  return amountCents === 0
    ? `Order ${orderNumber} is cancelled. No money was left to refund.`
    : `Order ${orderNumber} is cancelled, and ${formatUsd(amountCents)} is refunded to its card.`;
}

/** For a person at the Desk. The store tool names its commands instead. */
export function moneyRefusalWords(refusal: MoneyRefusal, { orderNumber, fulfilment }: Money): string {
  switch (refusal.kind) {
    case 'no-amount':
      return 'Type the amount to refund, from $0.01.';
    case 'provider-silent':
      return 'The payment provider does not answer, or does not know this payment. Nothing has changed; try again in a minute.';
    case 'refunded-in-full':
      return `Order ${orderNumber} was refunded in full already: ${formatUsd(refusal.refundedCents)}.`;
    case 'too-much':
      return `${formatUsd(refusal.amountCents)} is more than the ${formatUsd(refusal.leftCents)} that are left of ${formatUsd(refusal.paidCents)}.`;
    case 'other-left':
      return `${formatUsd(refusal.leftCents)} are left of order ${orderNumber} now. Nothing has changed; look at it once more.`;
    case 'not-allowed':
      return `Order ${orderNumber} is '${stateWords(refusal.state, fulfilment)}' and cannot be cancelled. Money can still be refunded.`;
    case 'made-already':
      return `${formatUsd(refusal.amountCents)} of order ${orderNumber} was refunded at ${shopTimeText(refusal.at.getTime())} already.`;
    case 'other-refund':
      return `An earlier refund of ${formatUsd(refusal.amountCents)} was unfinished and is settled now. Look at the order, then try again.`;
    case 'refused':
      return `The payment provider refused to refund ${formatUsd(refusal.amountCents)} of order ${orderNumber}. Nothing has changed; its dashboard says why.`;
    case 'unknown':
      return `The payment provider did not answer, so it is not known whether ${formatUsd(refusal.amountCents)} was refunded. The store asks again by itself and never refunds twice; the order shows what became of it.`;
    default:
      return refusal satisfies never;
  }
}
