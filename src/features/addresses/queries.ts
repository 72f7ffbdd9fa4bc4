import { queryOptions } from '@tanstack/react-query';
import { fetchAddresses, fetchPlace, fetchPlaceSuggestions } from '../../api/addresses';
import { messageFor } from '../../api/errors';
import type { Place } from '../../domain/address';
import { callSignedIn } from '../session/call-signed-in';
import { addressesTexts } from './addresses.texts';

export const addressQueries = {
  /** Newest first. */
  list: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'addresses'],
      queryFn: ({ signal }) => callSignedIn(() => fetchAddresses(undefined, { signal })),
      enabled: accountId !== null,
    }),

  /** Not saved on the device: a typed address is private. */
  suggestions: (typed: string, searchId: string) =>
    queryOptions({
      queryKey: ['address-search', typed, searchId],
      queryFn: ({ signal }) => callSignedIn(() => fetchPlaceSuggestions({ typed, searchId }, { signal })),
      retry: false,
    }),
};

/** A message for the shopper when it fails. */
export async function lookUp(placeId: string, searchId: string): Promise<Place | string> {
  try {
    return await callSignedIn(() => fetchPlace({ placeId, searchId }));
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return messageFor(error, addressesTexts.notLookedUp);
  }
}
