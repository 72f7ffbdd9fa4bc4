import { deleteAddress, getAddresses, writeAddress } from '../contract/addresses';
import { caller } from './call';

/** Calls of the address book (SPEC 7). Like all callers they throw what `call` throws. */
export const fetchAddresses = caller(getAddresses);
export const postAddress = caller(writeAddress);
export const postAddressDeletion = caller(deleteAddress);
