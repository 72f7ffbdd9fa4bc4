import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../domain/address';
import { termsOf } from '../../domain/floor-terms';
import { readZip } from '../../domain/typed-contact';
import { cartChoices } from '../../offline/cart-choices';
import { keptSelections } from '../../offline/kept-selections';
import { useAccountId, useSession } from '../session/session-store';
import { addressQueries } from './queries';

export interface KnownRecipient extends Pick<Address, 'name' | 'mobileNumber' | 'postalCode'> {
  /** The default one. */
  readonly saved: Address | undefined;
}

/** What need not be typed again. No email: the device remembers the last login's, which may be another person's. */
export function useKnownRecipient(): KnownRecipient {
  const accountId = useAccountId();
  const session = useSession();
  const { data = [] } = useQuery(addressQueries.list(accountId));
  const addresses = accountId === null ? [] : data;
  const saved = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const telephone = accountId === null ? '' : cartChoices.of(accountId).telephone;
  return {
    saved,
    name: session?.fullName ?? '',
    mobileNumber: [saved?.mobileNumber, telephone].find((number) => number !== undefined && number.trim() !== '') ?? '',
    postalCode: deliveryZip(accountId),
  };
}

/** Typed to see what delivery costs: that of the cart, else of the floor that was changed last. */
function deliveryZip(accountId: string | null): string {
  const ofCart = accountId === null ? undefined : cartChoices.of(accountId).zipEstimate?.zip;
  const ofFloors = keptSelections.all().map((selection) => termsOf(selection, accountId)?.zip);
  return [ofCart, ...ofFloors].find((zip) => zip !== undefined && readZip(zip) !== null) ?? '';
}
