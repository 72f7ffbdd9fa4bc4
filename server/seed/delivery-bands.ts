import type { DeliveryBandSeed } from './seed-shapes';

/** Per pallet by road miles. 150.00 is labelled Express. */
export const deliveryBands = [
  { minMile: 0, maxMile: 10, priceCents: 15000 },
  { minMile: 10, maxMile: 30, priceCents: 19900 },
  { minMile: 30, maxMile: 60, priceCents: 24900 },
  { minMile: 60, maxMile: 75, priceCents: 29900 },
  { minMile: 75, maxMile: 9999, priceCents: 0 },
] satisfies readonly DeliveryBandSeed[];
