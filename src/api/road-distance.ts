import type { Position } from '../domain/delivery-price';
import { ForeignReplyError, HttpError, NetworkError } from './errors';
import { transport } from './transport';

const TOO_MANY_REQUESTS = 429;

const coordinates = ({ latitude, longitude }: Position): string => `${longitude},${latitude}`;

/**
 * Metres, from a routing service with OSRM's API. Null without a road; throws NetworkError without a response of such
 * a service, HttpError for too many requests.
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
  const reply: unknown = await response.json().catch(() => null);
  // A portal's page must not count as a day without a road.
  if (!isRouterReply(reply)) throw new ForeignReplyError(response.status);
  return response.ok ? firstDistance(reply) : null;
}

/** OSRM states a code in every reply, also where there is no road. */
function isRouterReply(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'string';
}

/** Null for any body without `routes[0].distance`. */
export function firstDistance(reply: unknown): number | null {
  if (typeof reply !== 'object' || reply === null || !('routes' in reply) || !Array.isArray(reply.routes)) return null;
  const first: unknown = reply.routes[0];
  const isRoute = typeof first === 'object' && first !== null && 'distance' in first;
  return isRoute && typeof first.distance === 'number' && Number.isFinite(first.distance) ? first.distance : null;
}
