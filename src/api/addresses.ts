import { deleteAddress, getAddresses, writeAddress } from '../contract/addresses';
import { caller } from './call';

export const fetchAddresses = caller(getAddresses);
export const postAddress = caller(writeAddress);
export const postAddressDeletion = caller(deleteAddress);
