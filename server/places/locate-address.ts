import type { LocationSource } from '../../src/domain/address';
import { isPosition, METRES_PER_MILE, type Position } from '../../src/domain/delivery-price';
import { greatCircleMetres } from './road-distance';
import { zipCentre } from './zip-centre';

/** Farther from the ZIP code's centre, a client's coordinates do not count (DESIGN 7.24). */
const NEAR_METRES = 15 * METRES_PER_MILE;
/** Nearer, they are the ZIP code's centre, which the client got from us. */
const SAME_METRES = 10;

export interface Location {
  readonly position: Position;
  readonly source: LocationSource;
}

/** With `placeId` the coordinates are that place's. */
export interface Whereabouts {
  readonly placeId: string | null;
  readonly postalCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Null when the ZIP code is unknown. */
export async function locateAddress({ placeId, postalCode, latitude, longitude }: Whereabouts): Promise<Location | null> {
  const sent = latitude !== null && longitude !== null && isPosition(latitude, longitude) ? { latitude, longitude } : null;
  if (placeId !== null && sent !== null) return { position: sent, source: 'place' };
  const centre = await zipCentre(postalCode);
  if (centre === null) return null;
  const apart = sent === null ? Number.POSITIVE_INFINITY : greatCircleMetres(sent, centre);
  return sent !== null && apart > SAME_METRES && apart <= NEAR_METRES
    ? { position: sent, source: 'coordinates' }
    : { position: centre, source: 'zip' };
}
