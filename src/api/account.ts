import { changePassword, getDevices, signOutEverywhere } from '../contract/account';
import { caller } from './call';

/** Calls about the account itself. Like all callers they throw what `call` throws. */
export const fetchDevices = caller(getDevices);
export const postPasswordChange = caller(changePassword);
export const postSignOutEverywhere = caller(signOutEverywhere);
