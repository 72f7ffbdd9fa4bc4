import { useEffect, useRef, useState } from 'react';
import type { Fulfilment } from '../../domain/order';
import { useAccountId } from '../session/session-store';
import type { AppliedPromo } from './use-promo';

/** What a shopper has chosen for the cart as a whole. */
export interface CartChoices {
  readonly fulfilment: Fulfilment;
  readonly isInstallationChosen: boolean;
  /** 'default' until one was chosen. */
  readonly addressId: number | null | 'default';
  readonly promo: AppliedPromo | null;
}

export const FIRST_CHOICES: CartChoices = { fulfilment: 'Pickup', isInstallationChosen: true, addressId: 'default', promo: null };

let kept: { readonly accountId: string; readonly choices: CartChoices } | null = null;

/** What the cart opens with: the defaults (SPEC 2), or what was chosen when this account's session ended in the cart. */
export function useFirstChoices(): CartChoices {
  const accountId = useAccountId();
  const [first] = useState(() => (kept !== null && kept.accountId === accountId ? kept.choices : FIRST_CHOICES));
  useEffect(() => {
    kept = null;
  }, []);
  return first;
}

/** Keeps the choices for the next login when the session ends under them. In memory: a logout leaves nothing. */
export function useKeepChoices(choices: CartChoices): void {
  const accountId = useAccountId();
  const shopper = useRef(accountId);
  useEffect(() => {
    if (accountId !== null) shopper.current = accountId;
    else if (shopper.current !== null) kept = { accountId: shopper.current, choices };
  });
}
