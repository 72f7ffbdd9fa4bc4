import { type AddressWrite, deleteAddress, getAddresses, writeAddress } from '../contract/addresses';
import { REQUEST_ID_HEADER } from '../contract/headers';
import { call, caller } from './call';
import { lookUpPlace, suggestPlaces } from '../contract/places';

export const fetchAddresses = caller(getAddresses);

/** `requestId` is a UUID: the server repeats its first reply to one that it has seen. */
export function postAddress(write: AddressWrite, requestId: string): Promise<void> {
  return call(writeAddress, write, { headers: { [REQUEST_ID_HEADER]: requestId } });
}

export function postAddressDeletion(addressId: number, requestId: string): Promise<void> {
  return call(deleteAddress, addressId, { headers: { [REQUEST_ID_HEADER]: requestId } });
}

export const fetchPlaceSuggestions = caller(suggestPlaces);
export const fetchPlace = caller(lookUpPlace);
