import type { FloorTerms } from '../../domain/product-selection';
import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import { sessionStore } from '../session/session-store';

interface ChosenAtFloor {
  /** Null when nothing was chosen. */
  readonly installation: boolean | null;
  readonly terms: FloorTerms | undefined;
}

/** What was chosen and shown at a floor becomes the cart's choice. Terms are handed over once: later ones of the cart count. */
export function handOverChoices(productId: number, { installation, terms = {} }: ChosenAtFloor): void {
  const accountId = sessionStore.accountId();
  if (accountId === null) return;
  const { fulfilment, promo, zipEstimate } = terms;
  cartChoices.change(accountId, {
    ...(installation === null ? {} : { installation }),
    ...(fulfilment === undefined ? {} : { fulfilment }),
    ...(promo === undefined ? {} : { promo }),
    ...(fulfilment === 'Pickup' ? { zipEstimate: null } : zipEstimate === undefined ? {} : { zipEstimate }),
  });
  const { terms: handedOver, ...rest } = keptSelections.of(productId);
  if (handedOver !== undefined) keptSelections.keep(productId, rest);
}
