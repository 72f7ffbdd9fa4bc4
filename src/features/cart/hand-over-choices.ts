import { installationOf, termsOf } from '../../domain/floor-terms';
import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import { sessionStore } from '../session/session-store';

/**
 * What was chosen at a floor, and shown there, becomes the cart's choice. It is handed over once: later choices of the cart count. Nothing
 * when another account than the presser's has logged in since.
 */
export function handOverChoices(productId: number, accountId: string | null): void {
  if (accountId === null || sessionStore.accountId() !== accountId) return;
  // Not the page's props: a press may come before the last change is rendered.
  const kept = keptSelections.of(productId);
  const own = termsOf(kept, accountId);
  const { isInstallationTouched } = kept;
  if (!isInstallationTouched && own === undefined) return;
  const hasInstallation = isInstallationTouched || own?.installation !== undefined;
  const { fulfilment, promo, zipEstimate } = own ?? {};
  cartChoices.change(accountId, {
    ...(hasInstallation ? { installation: installationOf(kept, own, null) } : {}),
    ...(fulfilment === undefined ? {} : { fulfilment }),
    ...(promo === undefined ? {} : { promo }),
    ...(fulfilment === 'Pickup' ? { zipEstimate: null } : zipEstimate === undefined ? {} : { zipEstimate }),
  });
  const { terms, ...selection } = kept;
  // Those of another account wait for its next login.
  const left = own === undefined && terms !== undefined ? { terms } : {};
  keptSelections.keep(productId, { ...selection, ...left, isInstallationTouched: false });
}
