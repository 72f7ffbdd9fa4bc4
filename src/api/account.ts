import { changePassword, getDevices, signOutEverywhere } from '../contract/account';
import { caller } from './call';

/** Calls of the account. Like all callers they throw the errors of `call`. */
export const fetchDevices = caller(getDevices);
export const postPasswordChange = caller(changePassword);
export const postSignOutEverywhere = caller(signOutEverywhere);
