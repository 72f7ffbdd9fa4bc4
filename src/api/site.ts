import { getDeliveryZips } from '../contract/delivery-zips';
import { MESSAGE_ID_HEADER } from '../contract/headers';
import { getSettings, getShippingCharge, sendContactMessage, type ContactMessage } from '../contract/site';
import { call, caller } from './call';

/** Calls of the site (SPEC 7). Like all callers they throw the errors of `call`. */
export const fetchSettings = caller(getSettings);
export const fetchDeliveryBands = caller(getShippingCharge);
export const fetchDeliveryZips = caller(getDeliveryZips);

/** Sends a message to the shop under its id, a UUID: the server saves each id once. */
export function postContactMessage(message: ContactMessage, messageId: string): Promise<void> {
  return call(sendContactMessage, message, { headers: { [MESSAGE_ID_HEADER]: messageId } });
}
