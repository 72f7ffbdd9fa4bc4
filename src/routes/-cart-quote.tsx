import { isSellable } from '../domain/cart';
import type { Purchase } from '../features/checkout/use-purchase';
import { SaveQuoteButton } from '../features/quotes/save-quote-button';

/** Freezes the cart as a quote. Of the delivery address it uses only the ZIP code. */
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
