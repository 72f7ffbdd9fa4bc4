import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bill } from '../../domain/bill';
import { isSellable, type ProjectedLine } from '../../domain/cart';
import type { CheckoutChoice, Fulfilment } from '../../domain/order';
import { siteQueries } from '../site/queries';
import { deliveryProblem } from './delivery';
import { useFirstChoices, useKeepChoices } from './kept-choices';
import { purchaseBill } from './purchase-bill';
import { useDelivery } from './use-delivery';
import { usePromo } from './use-promo';

const UNPRICED_FLOOR = 'One floor in your cart has no price at the moment. Take it out to pay for the others, or ask us for its price.';

export type Purchase = ReturnType<typeof usePurchase>;

/** The shopper's choices for the whole cart, and the resulting bill (SPEC 9). */
export function usePurchase(lines: readonly ProjectedLine[]) {
  const settingsQuery = useQuery(siteQueries.settings());
  const settings = settingsQuery.data;
  const first = useFirstChoices();
  const [fulfilment, setFulfilment] = useState<Fulfilment>(first.fulfilment);
  const [isInstallationChosen, setIsInstallationChosen] = useState(first.isInstallationChosen);
  const promo = usePromo(first.promo);
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0);
  const { delivery, addressId, chosenAddressId, hasAddresses, selectAddress, askAgain } = useDelivery(
    fulfilment === 'Delivery',
    settings,
    boxes,
    first.addressId,
  );
  useKeepChoices({ fulfilment, isInstallationChosen, addressId: chosenAddressId, promo: promo.applied });

  const quote = fulfilment === 'Delivery' && delivery.kind === 'quoted' ? delivery.quote : null;
  const billOf = (billed: readonly Pick<ProjectedLine, 'boxes' | 'product'>[]): Bill =>
    purchaseBill(billed, { settings, isInstallationChosen, promoPercentHundredths: promo.applied?.percentHundredths ?? 0, quote });
  const choice: CheckoutChoice = {
    fulfilment,
    addressId: fulfilment === 'Delivery' ? addressId : null,
    promoCode: promo.applied?.code ?? null,
    isInstallationChosen,
  };

  return {
    lines,
    settings,
    /** Refetches taxes and rates; null unless loading them failed. */
    readSettingsAgain: settings === undefined && settingsQuery.isError ? () => void settingsQuery.refetch() : null,
    fulfilment,
    setFulfilment,
    isInstallationChosen,
    setIsInstallationChosen,
    promo,
    delivery,
    quote,
    addressId,
    hasAddresses,
    selectAddress,
    askAgain,
    bill: billOf(lines),
    billOf,
    choice,
    /** The shopper must choose an address. */
    isAddressMissing: fulfilment === 'Delivery' && (delivery.kind === 'no-address' || delivery.kind === 'unknown-address'),
    /** Why the shopper cannot pay; null when they can. */
    problem: lines.some(({ product }) => !isSellable(product))
      ? UNPRICED_FLOOR
      : fulfilment === 'Delivery'
        ? deliveryProblem(delivery)
        : null,
  };
}
