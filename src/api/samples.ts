import { MESSAGE_ID_HEADER } from '../contract/headers';
import { orderSamples, sampleOrderOf } from '../contract/samples';
import type { SampleRequest } from '../domain/samples';
import { call } from './call';

/** Orders samples under an id, a UUID: the server accepts each id once. */
export function postSampleRequest(request: SampleRequest, requestId: string): Promise<void> {
  return call(orderSamples, sampleOrderOf(request), { headers: { [MESSAGE_ID_HEADER]: requestId } });
}
