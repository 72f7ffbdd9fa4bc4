import type { ReactNode } from 'react';
import { BILL_LABELS } from '../../domain/bill';
import type { Order } from '../../domain/order';
import { paymentSentences } from '../../domain/payment-outcome';
import { deliveryNote, installationNote, nextSteps, PAID_LABEL, receiptFigures } from '../../domain/receipt';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';
import css from './receipt.module.css';
import { ReceiptLines } from './receipt-lines';

interface ReceiptProps {
  readonly order: Order;
  readonly storeAddress: ReactNode;
}

export function Receipt({ order, storeAddress }: ReceiptProps) {
  const { bill, fulfilment, addressText, paymentId } = order;
  const whyDelivery = deliveryNote(order);
  const outcome = paymentSentences(order, bill.totalCents);
  return (
    <div className={css['columns']}>
      <ReceiptLines order={order} />
      <section className={css['panel']} aria-label="What was paid">
        <dl className={css['rows']}>
          {receiptFigures(order).map(({ label, cents, words }) => (
            <BillRow key={label} label={label} cents={cents} words={words} isDiscount={cents < 0} />
          ))}
        </dl>
        <BillTotal label={PAID_LABEL} cents={bill.totalCents} />
        {outcome.length > 0 && (
          <ul role="list" className={css['outcome']}>
            {outcome.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className={css['payment']}>
          <span>{order.isDemo ? 'Paid with a test card. Payment reference ' : 'Paid by card. Payment reference '}</span>
          <span className={css['reference']}>{paymentId}</span>
        </p>
      </section>
      <dl className={css['notes']}>
        <Note head={fulfilment === 'Pickup' ? 'Pickup' : 'Delivery to'}>{fulfilment === 'Pickup' ? storeAddress : addressText}</Note>
        {whyDelivery !== '' && <Note head="Delivery charge">{whyDelivery}</Note>}
        <Note head={BILL_LABELS.installation}>{installationNote(order)}</Note>
        <Note head="What happens next">{nextSteps(order).join(' ')}</Note>
      </dl>
    </div>
  );
}

function Note({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className={css['note']}>
      <dt>{head}</dt>
      <dd>{children}</dd>
    </div>
  );
}
