import { MESSAGE_ID_HEADER } from '../contract/headers';
import { orderSamples, sampleOrderOf } from '../contract/samples';
import type { SampleRequest } from '../domain/samples';
import { call } from './call';

export function postSampleRequest(request: SampleRequest, requestId: string): Promise<void> {
  return call(orderSamples, sampleOrderOf(request), { headers: { [MESSAGE_ID_HEADER]: requestId } });
}
