import { billTexts } from '../../domain/bill.texts';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { BillRow } from '../../ui/bill-row';
import { BillTotal } from '../../ui/bill-total';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { NotIncluded } from '../../ui/not-included';
import { Segmented } from '../../ui/segmented';
import { shippingLabel } from '../../domain/delivery-price';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import { DeliveryAddress } from './delivery-address';
import { InstallationRow } from './installation-choice';
import { ProcessButton } from './checkout-bar';
import { PromoField } from './promo-field';
import { NOT_LOADED } from './purchase-bill';
import type { Purchase } from './use-purchase';
import { PinIcon } from '../../ui/icons';
import { Link } from '@tanstack/react-router';

const FULFILMENTS = [
  { value: 'Pickup', label: 'Pickup' },
  { value: 'Delivery', label: 'Delivery' },
] as const;

interface BillPanelProps {
  readonly purchase: Purchase;
  readonly onProcess: () => void;
}

export function BillPanel({ purchase, onProcess }: BillPanelProps) {
  const { bill, quote, promo, settings, fulfilment } = purchase;
  return (
    <section className={css['panel']} aria-labelledby="bill-title">
      <h2 id="bill-title" className={classNames(layout['textCategory'], layout['below3'], css['title'])}>
        Bill summary
      </h2>
      <Segmented label="Pickup or delivery" isLabelHidden options={FULFILMENTS} value={fulfilment} onChange={purchase.setFulfilment} />
      <div className={css['place']}>
        {fulfilment === 'Pickup' ? (
          <StoreAddress address={settings?.warehouseAddress || 'The address could not be loaded. Please call us for it.'} />
        ) : (
          <DeliveryAddress purchase={purchase} />
        )}
      </div>
      {purchase.quoted.words !== null && (
        <div ref={keepRowFocus} className={classNames(layout['small'], css['quoted'])}>
          <p role="status">{purchase.quoted.words}</p>
          <Button variant="text" onClick={purchase.takeQuoteOff}>
            Take the quote off
          </Button>
        </div>
      )}
      <dl className={classNames(layout['stack2'], css['rows'])}>
        <BillRow label={billTexts.items} cents={bill.itemsCents} />
        <InstallationRow purchase={purchase} />
        <BillRow label={billTexts.taxes} cents={bill.taxCents} words={settings === undefined ? NOT_LOADED : undefined} />
        {quote !== null && (
          <BillRow
            label={quote.kind === 'call-us' ? billTexts.shipping : shippingLabel(quote)}
            cents={bill.shippingCents}
            words={quote.kind === 'call-us' ? deliveryPriceTexts.notChargedNow : undefined}
          />
        )}
        {promo.applied !== null && (
          <BillRow label={`${billTexts.discount} · ${promo.applied.code}`} cents={-bill.discountCents} isDiscount />
        )}
      </dl>
      <BillTotal
        label={billTexts.total}
        cents={bill.totalCents}
        note={purchase.isWithoutDelivery ? deliveryPriceTexts.withoutDelivery : undefined}
        isLive
      />
      <NotIncluded />
      <PromoField promo={promo} />
      {purchase.readSettingsAgain !== null && (
        <div ref={keepRowFocus} className={css['failed']} role="alert">
          <p>Taxes and installation did not load, so this is not the whole bill yet.</p>
          <Button variant="text" onClick={purchase.readSettingsAgain}>
            Try again
          </Button>
        </div>
      )}
      <div className={classNames(layout['screenOnly'], css['process'])}>
        <ProcessButton onProcess={onProcess} purchase={purchase} />
      </div>
      <PaymentAssurance />
    </section>
  );
}

function StoreAddress({ address }: { readonly address: string }) {
  return (
    <div className={css['address']}>
      <PinIcon />
      <div>
        <p className={layout['strong']}>Pick up at our store</p>
        <p className={layout['small']}>{address}</p>
      </div>
    </div>
  );
}

function PaymentAssurance() {
  return (
    <div className={classNames(layout['caption'], layout['above3'], layout['screenOnly'])}>
      <p>Visa, Mastercard, American Express and Discover. Your card number goes encrypted to the card processor; we never see it.</p>
      <Link to="/terms-and-conditions" className={layout['link']}>
        Cancellation and returns
      </Link>
    </div>
  );
}
