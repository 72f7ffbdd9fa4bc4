import { startTransition, useState, type ComponentType } from 'react';
import { formatAddress, type Address } from '../../domain/address';
import { formatMiles, shippingReason } from '../../domain/delivery-price';
import { changedEstimateWords } from '../../domain/zip-estimate';
import { Button } from '../../ui/button';
import { PinIcon } from '../../ui/icons';
import type { AddAddressDialogProps } from '../addresses/add-address-dialog';
import type { AddressListDialogProps } from '../addresses/address-list-dialog';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import { OfflineHint } from '../session/form-notices';
import { deliveryProblem, type Delivery } from './delivery';
import type { Purchase } from './use-purchase';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';
import { myCartTexts } from './my-cart.texts';

interface Dialogs {
  readonly List: ComponentType<AddressListDialogProps>;
  readonly Add: ComponentType<AddAddressDialogProps>;
}

export function DeliveryAddress({ purchase }: { readonly purchase: Purchase }) {
  const { delivery, addressId, hasAddresses, selectAddress } = purchase;
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [open, setOpen] = useState<'none' | 'list' | 'add'>('none');
  const address = delivery.kind === 'quoted' ? delivery.address : null;

  async function choose() {
    if (dialogs === null) {
      const [{ AddressListDialog }, { AddAddressDialog }] = await Promise.all([
        import('../addresses/address-list-dialog'),
        import('../addresses/add-address-dialog'),
      ]);
      setDialogs({ List: AddressListDialog, Add: AddAddressDialog });
    }
    // Mounting the dialog takes more than one frame on a phone.
    startTransition(() => setOpen(hasAddresses ? 'list' : 'add'));
  }

  return (
    <div>
      <div className={css['address']}>
        <PinIcon />
        <div>
          <p className={layout['strong']}>{address === null ? myCartTexts.delivery : myCartTexts.deliveryTo(address.name)}</p>
          <p className={layout['small']}>{address === null ? missingWords(delivery) : formatAddress(address)}</p>
        </div>
        <Button variant="text" className={css['change']} data-address-button onClick={() => void choose()}>
          {address === null ? myCartTexts.addAddress : myCartTexts.change}
        </Button>
      </div>
      <DeliveryMessage delivery={delivery} boxes={purchase.bill.boxes} zipEstimate={purchase.zipEstimate} onAskAgain={purchase.askAgain} />
      {dialogs !== null && open === 'list' && (
        <dialogs.List isOpen selectedId={addressId} onSelect={selectAddress} onClose={() => setOpen('none')} />
      )}
      {dialogs !== null && open === 'add' && (
        <dialogs.Add
          isOpen
          onClose={() => setOpen('none')}
          onAdded={(added: Address | undefined) => {
            setOpen('none');
            if (added !== undefined) selectAddress(added.id);
          }}
        />
      )}
    </div>
  );
}

function missingWords(delivery: Delivery): string {
  if (delivery.kind === 'working') return myCartTexts.oneMoment;
  return delivery.kind === 'failed' ? myCartTexts.costUnknown : (deliveryProblem(delivery) ?? '');
}

interface DeliveryMessageProps {
  readonly delivery: Delivery;
  readonly boxes: number;
  readonly zipEstimate: Purchase['zipEstimate'];
  readonly onAskAgain: () => void;
}

function DeliveryMessage({ delivery, boxes, zipEstimate, onAskAgain }: DeliveryMessageProps) {
  if (delivery.kind === 'failed') {
    return (
      <div className={css['failed']} role="alert">
        <p>{myCartTexts.wentWrong}</p>
        <OfflineHint action={myCartTexts.workingOutDelivery} />
        <Button variant="text" onClick={onAskAgain}>
          {myCartTexts.tryAgain}
        </Button>
      </div>
    );
  }
  if (delivery.kind !== 'quoted') return null;
  const { quote, address } = delivery;
  const changed = changedEstimateWords(zipEstimate, quote, boxes);
  return (
    <div className={classNames(layout['small'], css['message'])} role="status">
      {quote.kind === 'call-us' ? (
        <p>{deliveryPriceTexts.callUs}</p>
      ) : (
        <>
          <p>
            {address.locatedBy === 'zip'
              ? myCartTexts.milesFromZip(formatMiles(quote.miles))
              : myCartTexts.milesByRoad(formatMiles(quote.miles))}
          </p>
          <p>{shippingReason(quote, boxes)}</p>
          {address.locatedBy === 'zip' && <p>{myCartTexts.exactDistance}</p>}
        </>
      )}
      {changed !== null && <p>{changed}</p>}
    </div>
  );
}
