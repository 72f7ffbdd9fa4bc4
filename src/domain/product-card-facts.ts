import type { FloorFacts } from './floor-facts';

/** 'SPC · 20 mil · Waterproof'; empty when no fact is known. */
export function cardFacts({ core, wearLayerMil, isWaterproof }: FloorFacts): string {
  return [core, wearLayerMil && `${wearLayerMil} mil`, isWaterproof && 'Waterproof'].filter(Boolean).join(' · ');
}
