import { useEffect, useRef, useState } from 'react';
import type { Fulfilment } from '../../domain/order';
import { useAccountId } from '../session/session-store';
import type { AppliedPromo } from './use-promo';

/** A shopper's choices for the whole cart. */
export interface CartChoices {
  readonly fulfilment: Fulfilment;
  readonly isInstallationChosen: boolean;
  /** 'default' until one is chosen. */
  readonly addressId: number | null | 'default';
  readonly promo: AppliedPromo | null;
}

export const FIRST_CHOICES: CartChoices = { fulfilment: 'Pickup', isInstallationChosen: true, addressId: 'default', promo: null };

let kept: { readonly accountId: string; readonly choices: CartChoices } | null = null;

/** The cart's initial choices: the defaults (SPEC 2), or those this account had when its session ended in the cart. */
export function useFirstChoices(): CartChoices {
  const accountId = useAccountId();
  const [first] = useState(() => (kept !== null && kept.accountId === accountId ? kept.choices : FIRST_CHOICES));
  useEffect(() => {
    kept = null;
  }, []);
  return first;
}

/** Keeps the choices for the next login when the session ends. In memory only: logout leaves nothing. */
export function useKeepChoices(choices: CartChoices): void {
  const accountId = useAccountId();
  const shopper = useRef(accountId);
  useEffect(() => {
    if (accountId !== null) shopper.current = accountId;
    else if (shopper.current !== null) kept = { accountId: shopper.current, choices };
  });
}
