import { createGooglePlaces } from './google-places';
import type { Places } from './places';
import { samplePlaces } from './demo-places';

/** Google's service with a key, else the sample addresses. */
export function createPlaces(googleKey: string | null, askGoogle: typeof fetch = fetch): Places {
  return googleKey === null ? samplePlaces : createGooglePlaces(googleKey, askGoogle);
}
