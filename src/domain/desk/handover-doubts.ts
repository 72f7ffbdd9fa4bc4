import type { Fulfilment } from '../fulfilment';
import { formatUsd } from '../money';
import { formatCount } from '../number-text';
import { stateWords } from '../order-life';
import { isPicked, nextStep, type DeskOrder } from './desk-order';

/** What is odd about an order whose boxes are about to leave; each a sentence for the person at the counter. */
export function handoverDoubts(order: DeskOrder): readonly string[] {
  const { flag, dispute, refundedCents, bill, fulfilment, state, lines, picked } = order;
  const unpicked = lines.filter(({ productId }) => !picked.includes(productId)).map(({ title }) => title);
  const whole = refundedCents >= bill.totalCents && bill.totalCents > 0;
  return [
    ...(dispute === 'open' ? ['The bank of the card disputes this payment. Hand nothing over before an owner has looked.'] : []),
    ...(dispute === 'lost' ? ['The bank of the card has taken this payment back: it is unpaid.'] : []),
    ...(flag === null ? [] : [`Look at the payment: ${flag}.`]),
    ...(whole
      ? ['Refunded in full: it is unpaid.']
      : refundedCents > 0
        ? [`${formatUsd(refundedCents)} of it was refunded. Look which boxes still go.`]
        : []),
    ...(nextStep(order) === 'done' ? [] : [notYet(state, fulfilment)]),
    ...(isPicked(order)
      ? []
      : [
          unpicked.length === 1
            ? `Not picked: ${unpicked.join('')}.`
            : `${formatCount(unpicked.length)} floors are not picked: ${unpicked.join(', ')}.`,
        ]),
  ];
}

function notYet(state: DeskOrder['state'], fulfilment: Fulfilment): string {
  const words = state === 'confirmed' ? 'New' : stateWords(state, fulfilment);
  return `It is still '${words}'.`;
}
