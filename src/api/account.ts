import { changePassword, getDevices, signOutEverywhere } from '../contract/account';
import { caller } from './call';

export const fetchDevices = caller(getDevices);
export const postPasswordChange = caller(changePassword);
export const postSignOutEverywhere = caller(signOutEverywhere);
