import { getDeliveryZips } from '../contract/delivery-zips';
import { MESSAGE_ID_HEADER } from '../contract/headers';
import { getSettings, getShippingCharge, sendContactMessage, type ContactMessage } from '../contract/site';
import { call, caller } from './call';

export const fetchSettings = caller(getSettings);
export const fetchDeliveryBands = caller(getShippingCharge);
export const fetchDeliveryZips = caller(getDeliveryZips);

/** `messageId` is a UUID: the server saves each id once. */
export function postContactMessage(message: ContactMessage, messageId: string): Promise<void> {
  return call(sendContactMessage, message, { headers: { [MESSAGE_ID_HEADER]: messageId } });
}
