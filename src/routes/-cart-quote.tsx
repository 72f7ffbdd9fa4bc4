import { isSellable } from '../domain/cart';
import type { Purchase } from '../features/checkout/use-purchase';
import { SaveQuoteButton } from '../features/quotes/save-quote-button';

/** Of the delivery address, only the ZIP code is used. */
export function CartQuote({ purchase }: { readonly purchase: Purchase }) {
  const { lines, settings, fulfilment, isInstallationChosen, promo, delivery, quote, quoted } = purchase;
  return (
    <SaveQuoteButton
      source={{
        floors: lines.filter(({ product }) => isSellable(product)),
        terms: {
          isInstallationChosen,
          fulfilment,
          zip: delivery.kind === 'quoted' ? delivery.address.postalCode : '',
          promo: promo.applied,
        },
        rates: settings,
        delivery: quote,
        rooms: [],
        isCheaperThere: quoted.isLower,
      }}
    />
  );
}
