import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import { handleSignedIn } from '../http/handle';
import { Refusal } from '../http/problems';
import { limitRate } from '../http/rate-limits';
import type { Services, StoreApp } from '../services';

const MIN_TYPED = 3;

/** Address search for signed-in shoppers: the maps service bills each search, and its key stays here. */
export function mountPlaceRoutes(app: StoreApp, services: Pick<Services, 'places' | 'database' | 'now'>): void {
  const { places } = services;
  handleSignedIn(app, suggestPlaces, async ({ typed, searchId }, { user }) => {
    if (typed.trim().length < MIN_TYPED) return { data: [] };
    await limitRate(services, 'placesPerAccount', String(user.id));
    return { data: await places.suggest(typed.trim(), searchId) };
  });
  handleSignedIn(app, lookUpPlace, async ({ placeId, searchId }, { user }) => {
    await limitRate(services, 'placesPerAccount', String(user.id));
    const place = await places.lookUp(placeId, searchId);
    if (place === null) throw new Refusal('This address could not be looked up. Please type it in.');
    return { data: place };
  });
}
