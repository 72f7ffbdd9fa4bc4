import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import { sessionStore } from '../session/session-store';

/** What was chosen at a floor, and shown there, becomes the cart's choice. Terms are handed over once: later ones of the cart count. */
export function handOverChoices(productId: number): void {
  const accountId = sessionStore.accountId();
  // Not the page's props: a press may come before the last change is rendered.
  const { terms, ...selection } = keptSelections.of(productId);
  if (accountId === null || (!selection.isInstallationTouched && terms === undefined)) return;
  const { fulfilment, promo, zipEstimate } = terms ?? {};
  cartChoices.change(accountId, {
    ...(selection.isInstallationTouched ? { installation: selection.isInstallationChosen } : {}),
    ...(fulfilment === undefined ? {} : { fulfilment }),
    ...(promo === undefined ? {} : { promo }),
    ...(fulfilment === 'Pickup' ? { zipEstimate: null } : zipEstimate === undefined ? {} : { zipEstimate }),
  });
  if (terms !== undefined) keptSelections.keep(productId, selection);
}
