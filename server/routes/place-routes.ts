import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import type { Places } from '../places/places';

const MIN_TYPED = 3;

/** The maps service bills each search; its key stays on the server. */
export function mountPlaceRoutes(api: Api, places: Places, limitRate: LimitRate): void {
  api.handleSignedIn(suggestPlaces, async ({ typed, searchId }, { user }) => {
    if (typed.trim().length < MIN_TYPED) return { data: [] };
    await limitRate('placesPerAccount', String(user.id));
    return { data: await places.suggest(typed.trim(), searchId) };
  });
  api.handleSignedIn(lookUpPlace, async ({ placeId, searchId }, { user }) => {
    await limitRate('placesPerAccount', String(user.id));
    const place = await places.lookUp(placeId, searchId);
    if (place === null) throw new Refusal('This address could not be looked up. Please type it in.');
    return { data: place };
  });
}
