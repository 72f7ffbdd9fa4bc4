import type { FloorFacts } from './floor-facts';

/** What chooses a floor, in the few words of a card: 'SPC · 20 mil · Waterproof'. Empty where nothing is known. */
export function cardFacts({ core, wearLayerMil, isWaterproof }: FloorFacts): string {
  return [core, wearLayerMil && `${wearLayerMil} mil`, isWaterproof && 'Waterproof'].filter(Boolean).join(' · ');
}
