import { getDeliveryZips } from '../contract/delivery-zips';
import { MESSAGE_ID_HEADER } from '../contract/headers';
import { type ContactMessage, getSettings, getShippingCharge, sendContactMessage } from '../contract/site';
import { call, caller } from './call';
import { orderSamples, sampleOrderOf } from '../contract/samples';
import type { SampleRequest } from '../domain/samples';

export const fetchSettings = caller(getSettings);
export const fetchDeliveryBands = caller(getShippingCharge);
export const fetchDeliveryZips = caller(getDeliveryZips);

/** `messageId` is a UUID: the server saves each id once. */
export function postContactMessage(message: ContactMessage, messageId: string): Promise<void> {
  return call(sendContactMessage, message, { headers: { [MESSAGE_ID_HEADER]: messageId } });
}

export function postSampleRequest(request: SampleRequest, requestId: string): Promise<void> {
  return call(orderSamples, sampleOrderOf(request), { headers: { [MESSAGE_ID_HEADER]: requestId } });
}
