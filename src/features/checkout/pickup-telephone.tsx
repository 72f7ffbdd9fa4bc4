import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { readTelephone } from '../../domain/typed-contact';
import { LONGEST_TYPED_TELEPHONE } from '../../domain/longest-texts';
import { TextField } from '../../ui/text-field';
import { addressQueries } from '../addresses/queries';
import { useAccountId } from '../session/session-store';
import type { Purchase } from './use-purchase';
import { typedContactTexts } from '../../domain/typed-contact.texts';
import { checkoutTexts } from './checkout.texts';

/** For a pickup, when no saved address has a number. It is optional: the store writes an email when boxes are ready. */
export function useAsksTelephone({ fulfilment }: Purchase): boolean {
  const accountId = useAccountId();
  const isPickup = fulfilment === 'Pickup';
  const { data } = useQuery({ ...addressQueries.list(accountId), enabled: isPickup && accountId !== null });
  return isPickup && data !== undefined && data.every(({ mobileNumber }) => mobileNumber.trim() === '');
}

/** Null for a valid or an empty number. */
export function telephoneProblem(typed: string): string | null {
  return typed.trim() === '' || readTelephone(typed) !== null ? null : typedContactTexts.telephone;
}

interface PickupTelephoneProps {
  readonly purchase: Purchase;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly problem: string | null;
  readonly onChange: () => void;
}

export function PickupTelephone({ purchase, field, problem, onChange }: PickupTelephoneProps) {
  return (
    <TextField
      ref={field}
      label={checkoutTexts.telephone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={LONGEST_TYPED_TELEPHONE}
      value={purchase.telephone}
      error={problem ?? undefined}
      onChange={(event) => {
        purchase.setTelephone(event.target.value);
        onChange();
      }}
    />
  );
}
