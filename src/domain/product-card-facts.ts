import type { FloorFacts } from './floor-facts';

/** The main facts of a floor on its card: 'SPC · 20 mil · Waterproof'. Empty when none is known. */
export function cardFacts({ core, wearLayerMil, isWaterproof }: FloorFacts): string {
  return [core, wearLayerMil && `${wearLayerMil} mil`, isWaterproof && 'Waterproof'].filter(Boolean).join(' · ');
}
