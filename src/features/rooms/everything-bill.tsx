import { billTexts } from '../../domain/bill.texts';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { everythingPriceTexts } from './everything-price.texts';
import { formatSqft } from '../../domain/coverage';
import { formatDay } from '../../domain/day-number';
import { formatUsd } from '../../domain/money';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { ProjectPrice } from '../../domain/rooms/project-price';
import { shownSqft, type SquareInchParts } from '../../domain/rooms/room-area';
import { deliveryCents, shippingLabel } from '../../domain/delivery-price';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';
import { NotIncluded } from '../../ui/not-included';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './everything-bill.module.css';
import type { ZipDelivery } from './use-zip-delivery';

interface EverythingBillProps {
  readonly price: ProjectPrice;
  readonly measured: SquareInchParts;
  readonly terms: ProjectTerms;
  readonly delivery: ZipDelivery;
  readonly pricedAt: number | null;
}

export function EverythingBill({ price, measured, terms, delivery, pricedAt }: EverythingBillProps) {
  const { bill, totalCentsPerSqft } = price;
  const { quote } = delivery;
  const isWithoutDelivery = terms.fulfilment === 'Delivery' && deliveryCents(quote) === null;
  return (
    <div>
      <dl className={classNames(layout['stack2'], css['rows'])}>
        <BillRow label={billTexts.items} cents={bill.itemsCents} />
        {terms.isInstallationChosen && <BillRow label={billTexts.installation} cents={bill.installationCents} />}
        <BillRow label={billTexts.taxes} cents={bill.taxCents} />
        {terms.fulfilment === 'Pickup' && <BillRow label={everythingPriceTexts.pickup} cents={0} words={everythingPriceTexts.free} />}
        {quote !== null && (
          <BillRow
            label={quote.kind === 'call-us' ? billTexts.shipping : everythingPriceTexts.fromZip(shippingLabel(quote))}
            cents={bill.shippingCents}
            words={quote.kind === 'call-us' ? deliveryPriceTexts.notChargedNow : undefined}
          />
        )}
        {terms.promo !== null && <BillRow label={`${billTexts.discount} · ${terms.promo.code}`} cents={-bill.discountCents} isDiscount />}
      </dl>
      <BillTotal
        label={everythingPriceTexts.total}
        cents={bill.totalCents}
        note={isWithoutDelivery ? deliveryPriceTexts.withoutDelivery : undefined}
        isLive
      />
      {totalCentsPerSqft !== null && (
        <p className={css['perSqft']}>{everythingPriceTexts.perSqft(formatUsd(totalCentsPerSqft), formatSqft(shownSqft(measured)))}</p>
      )}
      <NotIncluded />
      <p className={layout['caption']}>
        {pricedAt === null ? everythingPriceTexts.estimate : everythingPriceTexts.estimateOf(formatDay(pricedAt))}
      </p>
    </div>
  );
}
