import { BILL_LABELS, type Bill } from '../../domain/bill';
import { isWithoutDelivery, type Quote } from '../../domain/quote/quote';
import { NOT_CHARGED_NOW, WITHOUT_DELIVERY } from '../../domain/delivery-price';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './quote-paper.module.css';

interface QuoteBillProps {
  readonly quote: Quote;
  readonly bill: Bill;
  readonly label: string;
}

export function QuoteBill({ quote, bill, label }: QuoteBillProps) {
  const { delivery, installationCentsPerSqft, promo } = quote;
  const isOpen = isWithoutDelivery(quote);
  return (
    <>
      <dl className={classNames(layout['stack2'], css['rows'])}>
        <BillRow label={BILL_LABELS.items} cents={bill.itemsCents} />
        {installationCentsPerSqft === null ? null : <BillRow label={BILL_LABELS.installation} cents={bill.installationCents} />}
        <BillRow label={BILL_LABELS.taxes} cents={bill.taxCents} />
        {delivery.kind === 'pickup' ? (
          <BillRow label="Pickup" cents={0} words="Free" />
        ) : (
          <BillRow label={`Delivery to ZIP ${delivery.zip}`} cents={bill.shippingCents} words={isOpen ? NOT_CHARGED_NOW : undefined} />
        )}
        {promo === null ? null : <BillRow label={`${BILL_LABELS.discount} · ${promo.code}`} cents={-bill.discountCents} isDiscount />}
      </dl>
      <BillTotal label={label} cents={bill.totalCents} note={isOpen ? WITHOUT_DELIVERY : undefined} />
    </>
  );
}
