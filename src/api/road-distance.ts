import type { Position } from '../domain/delivery-price';
import { HttpError, NetworkError } from './errors';
import { transport } from './transport';

const TOO_MANY_REQUESTS = 429;

const coordinates = ({ latitude, longitude }: Position): string => `${longitude},${latitude}`;

/**
 * Driving distance in metres from a routing service with OSRM's API (SPEC 7), by default our own server's (DESIGN 7.20). Null when it knows no
 * road between the two; throws NetworkError without a response, HttpError for too many requests.
 */
export async function fetchRoadDistance(
  from: Position,
  to: Position,
  options: { readonly signal?: AbortSignal } = {},
): Promise<number | null> {
  const { baseUrl, fetch } = transport();
  const url = `${baseUrl}/route/v1/driving/${coordinates(from)};${coordinates(to)}?overview=false`;
  let response: Response;
  try {
    response = await fetch(url, { method: 'GET', headers: { Accept: 'application/json' }, ...options });
  } catch (error) {
    throw new NetworkError('No response from the routing service', { cause: error });
  }
  if (response.status === TOO_MANY_REQUESTS) throw new HttpError(response.status, '');
  if (!response.ok) return null;
  return firstDistance(await response.json().catch(() => null));
}

/** `routes[0].distance` of a response; null for any other body. */
export function firstDistance(reply: unknown): number | null {
  if (typeof reply !== 'object' || reply === null || !('routes' in reply) || !Array.isArray(reply.routes)) return null;
  const first: unknown = reply.routes[0];
  const isRoute = typeof first === 'object' && first !== null && 'distance' in first;
  return isRoute && typeof first.distance === 'number' && Number.isFinite(first.distance) ? first.distance : null;
}
