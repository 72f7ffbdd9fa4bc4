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
import type { Purchase } from './use-purchase';
import { PinIcon } from '../../ui/icons';
import { Link } from '@tanstack/react-router';
import { myCartTexts } from './my-cart.texts';

const fulfilments = () => [
  { value: 'Pickup' as const, label: myCartTexts.pickup },
  { value: 'Delivery' as const, label: myCartTexts.delivery },
];

interface BillPanelProps {
  readonly purchase: Purchase;
  readonly onProcess: () => void;
}

export function BillPanel({ purchase, onProcess }: BillPanelProps) {
  const { bill, quote, promo, settings, fulfilment } = purchase;
  return (
    <section className={css['panel']} aria-labelledby="bill-title">
      <h2 id="bill-title" className={classNames(layout['textCategory'], layout['below3'], css['title'])}>
        {myCartTexts.billSummary}
      </h2>
      <Segmented
        label={myCartTexts.pickupOrDelivery}
        isLabelHidden
        options={fulfilments()}
        value={fulfilment}
        onChange={purchase.setFulfilment}
      />
      <div className={css['place']}>
        {fulfilment === 'Pickup' ? (
          <StoreAddress address={settings?.warehouseAddress || myCartTexts.noStoreAddress} />
        ) : (
          <DeliveryAddress purchase={purchase} />
        )}
      </div>
      {purchase.quoted.words !== null && (
        <div ref={keepRowFocus} className={classNames(layout['small'], css['quoted'])}>
          <p role="status">{purchase.quoted.words}</p>
          <Button variant="text" onClick={purchase.takeQuoteOff}>
            {myCartTexts.takeQuoteOff}
          </Button>
        </div>
      )}
      <dl className={classNames(layout['stack2'], css['rows'])}>
        <BillRow label={billTexts.items} cents={bill.itemsCents} />
        <InstallationRow purchase={purchase} />
        <BillRow label={billTexts.taxes} cents={bill.taxCents} words={settings === undefined ? myCartTexts.notLoaded : undefined} />
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
          <p>{myCartTexts.ratesNotLoaded}</p>
          <Button variant="text" onClick={purchase.readSettingsAgain}>
            {myCartTexts.tryAgain}
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
        <p className={layout['strong']}>{myCartTexts.pickUpAtStore}</p>
        <p className={layout['small']}>{address}</p>
      </div>
    </div>
  );
}

function PaymentAssurance() {
  return (
    <div className={classNames(layout['caption'], layout['above3'], layout['screenOnly'])}>
      <p>{myCartTexts.cards}</p>
      <Link to="/terms-and-conditions" className={layout['link']}>
        {myCartTexts.returns}
      </Link>
    </div>
  );
}
