import type { FloorFacts } from './floor-facts';
import { productCardFactsTexts } from './product-card-facts.texts';

/** What tells a floor from its neighbours in a list: 'Light oak · 9 in · 20 mil'; empty when no fact is known. */
export function cardFacts({ tone, look, core, plankWidthInches, wearLayerMil }: FloorFacts): string {
  return [
    productCardFactsTexts.kind(tone, look) ?? core,
    plankWidthInches && `${Math.round(plankWidthInches)}${productCardFactsTexts.inches}`,
    wearLayerMil && `${wearLayerMil}${productCardFactsTexts.mil}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
