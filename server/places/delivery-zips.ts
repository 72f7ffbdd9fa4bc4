import { DELIVERY_ZIP_MILES, type DeliveryZip, type DeliveryZips } from '../../src/domain/delivery-zips';
import { bandFor, METRES_PER_MILE, milesFromMetres, type DeliveryBand, type Position } from '../../src/domain/delivery-price';
import { estimatedRoadMetres, greatCircleMetres } from './road-distance';
import { zipCentres } from './zip-centre';

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
