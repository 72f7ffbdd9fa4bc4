import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { readTelephone, TELEPHONE_PROBLEM } from '../../domain/typed-contact';
import { TextField } from '../../ui/text-field';
import { addressQueries } from '../addresses/queries';
import { useAccountId } from '../session/session-store';
import type { Purchase } from './use-purchase';

/**
 * True for a pickup by somebody whose saved addresses have no telephone number. A delivery has that of its address. Asked, but not
 * demanded: when boxes are ready, the store writes an email.
 */
export function useAsksTelephone({ fulfilment }: Purchase): boolean {
  const accountId = useAccountId();
  const isPickup = fulfilment === 'Pickup';
  const { data } = useQuery({ ...addressQueries.list(accountId), enabled: isPickup && accountId !== null });
  return isPickup && data !== undefined && data.every(({ mobileNumber }) => mobileNumber.trim() === '');
}

/** What is wrong with a typed telephone number; null when it can be called, or when none was typed. */
export function telephoneProblem(typed: string): string | null {
  return typed.trim() === '' || readTelephone(typed) !== null ? null : TELEPHONE_PROBLEM;
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
      label="Telephone for your pickup (optional)"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      value={purchase.telephone}
      error={problem ?? undefined}
      onChange={(event) => {
        purchase.setTelephone(event.target.value);
        onChange();
      }}
    />
  );
}
