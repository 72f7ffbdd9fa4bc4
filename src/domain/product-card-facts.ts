import type { FloorFacts } from './floor-facts';
import { looksTexts } from './looks.texts';
import { productCardFactsTexts } from './product-card-facts.texts';

/** What tells a floor from its neighbours in a list: 'Light oak · 9 in · 20 mil'; empty when no fact is known. */
export function cardFacts({ tone, look, core, plankWidthInches, wearLayerMil }: FloorFacts): string {
  const name = look === null ? null : looksTexts.name(look);
  const kind = tone === null ? name : name === null ? productCardFactsTexts.tone(tone) : productCardFactsTexts.tonedLook(tone, name);
  return [
    kind ?? core,
    plankWidthInches && `${Math.round(plankWidthInches)}${productCardFactsTexts.inches}`,
    wearLayerMil && `${wearLayerMil}${productCardFactsTexts.mil}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
