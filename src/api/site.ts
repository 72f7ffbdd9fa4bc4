import { getSettings, getShippingCharge, sendContactMessage } from '../contract/site';
import { caller } from './call';

export const fetchSettings = caller(getSettings);
export const fetchDeliveryBands = caller(getShippingCharge);
export const postContactMessage = caller(sendContactMessage);
