import type { Position } from '../../src/domain/delivery-price';

/** An estimate comes from the great circle, without a router. */
export interface RouteLength {
  readonly metres: number;
  readonly isEstimate: boolean;
}

/** Null without a road or a response: the shop then calls the shopper. */
export type RoadDistance = (from: Position, to: Position) => Promise<RouteLength | null>;

const ROUTER_LIMIT_MS = 3_000;
const DETOUR = 1.25;
const EARTH_RADIUS_METRES = 6_371_008.8;
const MAX_REMEMBERED = 5_000;

/** From an OSRM server, else an estimate. Cached per pair of positions. */
export function createRoadDistance(osrmUrl: string | null, fetchRoute: typeof fetch = fetch): RoadDistance {
  if (osrmUrl === null) return async (from, to) => ({ metres: estimatedRoadMetres(from, to), isEstimate: true });
  const remembered = new Map<string, RouteLength>();
  return async (from, to) => {
    const pair = `${coordinates(from)};${coordinates(to)}`;
    const known = remembered.get(pair);
    if (known !== undefined) return known;
    const metres = await askRouter(`${osrmUrl}/route/v1/driving/${pair}?overview=false`, fetchRoute);
    if (metres === null) return null;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const route = { metres, isEstimate: false };
    remembered.set(pair, route);
    return route;
  };
}

/** To a tenth of a metre. */
export function estimatedRoadMetres(from: Position, to: Position): number {
  return Math.round(greatCircleMetres(from, to) * DETOUR * 10) / 10;
}

async function askRouter(url: string, fetchRoute: typeof fetch): Promise<number | null> {
  try {
    const response = await fetchRoute(url, { redirect: 'error', signal: AbortSignal.timeout(ROUTER_LIMIT_MS) });
    return response.ok ? firstDistance(await response.json()) : null;
  } catch {
    return null;
  }
}

/** `routes[0].distance` of an OSRM reply. */
function firstDistance(reply: unknown): number | null {
  if (typeof reply !== 'object' || reply === null || !('routes' in reply) || !Array.isArray(reply.routes)) return null;
  const route: unknown = reply.routes[0];
  if (typeof route !== 'object' || route === null || !('distance' in route) || typeof route.distance !== 'number') return null;
  return Number.isFinite(route.distance) && route.distance >= 0 ? route.distance : null;
}

const coordinates = ({ longitude, latitude }: Position): string => `${longitude.toFixed(6)},${latitude.toFixed(6)}`;

/** Haversine, on a sphere of mean radius. */
export function greatCircleMetres(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
