import { deleteAddress, getAddresses, writeAddress, type AddressWrite } from '../contract/addresses';
import { REQUEST_ID_HEADER } from '../contract/headers';
import { call, caller } from './call';

/** Calls of the address book (SPEC 7). Like all callers they throw the errors of `call`. */
export const fetchAddresses = caller(getAddresses);

/** `requestId` is a UUID: a server that has seen it before does nothing and repeats its first reply. */
export function postAddress(write: AddressWrite, requestId: string): Promise<void> {
  return call(writeAddress, write, { headers: { [REQUEST_ID_HEADER]: requestId } });
}

/** Like `postAddress`. */
export function postAddressDeletion(addressId: number, requestId: string): Promise<void> {
  return call(deleteAddress, addressId, { headers: { [REQUEST_ID_HEADER]: requestId } });
}
