import type { ReactNode } from 'react';
import { billTexts } from '../../domain/bill.texts';
import { receiptTexts } from '../../domain/receipt.texts';
import type { Order } from '../../domain/order';
import { paymentSentences } from '../../domain/payment-outcome';
import { deliveryNote, installationNote, nextSteps, receiptFigures } from '../../domain/receipt';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './receipt.module.css';
import { ReceiptLines } from './receipt-lines';
import { Skeleton } from '../../ui/skeleton';
import { orderPageTexts } from './order-page.texts';

interface ReceiptProps {
  readonly order: Order;
  readonly storeAddress: ReactNode;
}

export function Receipt({ order, storeAddress }: ReceiptProps) {
  const { bill, fulfilment, addressText, paymentId } = order;
  const whyDelivery = deliveryNote(order);
  const outcome = paymentSentences(order, bill.totalCents);
  return (
    <div className={classNames(layout['stack4'], css['columns'])}>
      <ReceiptLines order={order} />
      <section className={classNames(layout['panel'], css['panel'])} aria-label={orderPageTexts.whatWasPaid}>
        <dl className={classNames(layout['stack2'], css['rows'])}>
          {receiptFigures(order).map(({ label, cents, words }) => (
            <BillRow key={label} label={label} cents={cents} words={words} isDiscount={cents < 0} />
          ))}
        </dl>
        <BillTotal label={receiptTexts.paid} cents={bill.totalCents} />
        {outcome.length > 0 && (
          <ul role="list" className={classNames(layout['stack1'], layout['above3'], layout['caution'], css['outcome'])}>
            {outcome.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className={classNames(layout['caption'], layout['above3'], css['payment'])}>
          <span>{order.isDemo ? orderPageTexts.paidWithTestCard : orderPageTexts.paidByCard}</span>
          <span className={layout['anywhere']} translate="no">
            {paymentId}
          </span>
        </p>
      </section>
      <dl className={classNames(layout['stack4'], css['notes'])}>
        <Note head={fulfilment === 'Pickup' ? orderPageTexts.pickup : orderPageTexts.deliveryTo}>
          {fulfilment === 'Pickup' ? storeAddress : addressText}
        </Note>
        {whyDelivery !== '' && <Note head={orderPageTexts.deliveryCharge}>{whyDelivery}</Note>}
        <Note head={billTexts.installation}>{installationNote(order)}</Note>
        <Note head={orderPageTexts.whatNext}>{nextSteps(order).join(' ')}</Note>
      </dl>
    </div>
  );
}

function Note({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className={css['note']}>
      <dt className={layout['strong']}>{head}</dt>
      <dd className={layout['quiet']}>{children}</dd>
    </div>
  );
}

export function ReceiptSkeleton() {
  return (
    <div className={classNames(layout['stack4'], css['columns'])} role="status" aria-label={orderPageTexts.loading}>
      <div className={layout['stack3']}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={120} width="60%" />
      </div>
      <Skeleton height={320} className={css['skeletonPanel']} />
    </div>
  );
}
