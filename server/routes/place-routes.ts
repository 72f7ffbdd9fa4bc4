import { routesTexts } from './routes.texts';
import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import { isPosition, type Position } from '../../src/domain/delivery-price';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import type { Places } from '../places/places';
import { clientAddress } from '../http/client-address';
import type { CrossSite } from '../http/cross-site';
import type { StoreApp } from '../http/store-app';
import type { RoadDistance } from '../places/road-distance';

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
    if (place === null) throw new Refusal(routesTexts.addressNotFound);
    return { data: place };
  });
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
const PAIR = new RegExp(`^${NUMBER},${NUMBER};${NUMBER},${NUMBER}$`);

interface RoadRouteParts {
  readonly roadDistance: RoadDistance;
  readonly crossSite: CrossSite;
  readonly limitRate: LimitRate;
  readonly trustProxyHops: number;
}

/**
 * In OSRM's shape, longitude first; `estimate` is true without a router. Page and server use one source, so that they agree at the
 * edge of a delivery band.
 */
export function mountRoadRoutes(app: StoreApp, { roadDistance, crossSite, limitRate, trustProxyHops }: RoadRouteParts): void {
  app.get('/api/route/v1/driving/:pair', async (c) => {
    const [from, to] = positionsFrom(c.req.param('pair'));
    if (from === undefined || to === undefined) return c.json({ code: 'InvalidQuery', message: 'Expected {lon},{lat};{lon},{lat}' }, 400);
    crossSite.refuseOtherSites(c);
    await limitRate('routesPerAddress', clientAddress(c, trustProxyHops));
    const route = await roadDistance(from, to);
    if (route === null) return c.json({ code: 'NoRoute', message: 'No road was found' }, 400);
    return c.json({ code: 'Ok', routes: [{ distance: route.metres }], estimate: route.isEstimate });
  });
}

function positionsFrom(pair: string): readonly Position[] {
  const numbers = PAIR.exec(pair)?.slice(1).map(Number) ?? [];
  const [fromLongitude = NaN, fromLatitude = NaN, toLongitude = NaN, toLatitude = NaN] = numbers;
  if (!isPosition(fromLatitude, fromLongitude) || !isPosition(toLatitude, toLongitude)) return [];
  return [
    { latitude: fromLatitude, longitude: fromLongitude },
    { latitude: toLatitude, longitude: toLongitude },
  ];
}
