import { useSyncExternalStore } from 'react';
import { cartChoices, FIRST_CHOICES, type CartChoices } from '../../offline/cart-choices';
import { sessionStore, useAccountId } from '../session/session-store';

export function useCartChoices(): readonly [CartChoices, (part: Partial<CartChoices>) => void] {
  const accountId = useAccountId();
  const choices = useSyncExternalStore(
    cartChoices.subscribe,
    () => cartChoices.of(accountId),
    () => FIRST_CHOICES,
  );
  const choose = (part: Partial<CartChoices>): void => {
    // A late reply, such as of a promo code, may come after a logout or another login.
    if (accountId !== null && sessionStore.accountId() === accountId) cartChoices.change(accountId, part);
  };
  return [choices, choose];
}
