import type { FloorFacts, Tone } from './floor-facts';

const TONE_WORDS: Readonly<Record<Tone, string>> = { light: 'Light', warm: 'Warm', grey: 'Gray', dark: 'Dark' };

/** What tells a floor from its neighbours in a list: 'Light oak · 9 in · 20 mil'; empty when no fact is known. */
export function cardFacts({ tone, look, core, plankWidthInches, wearLayerMil }: FloorFacts): string {
  const kind = tone === null ? look : look === null ? TONE_WORDS[tone] : `${TONE_WORDS[tone]} ${look.toLowerCase()}`;
  return [kind ?? core, plankWidthInches && `${Math.round(plankWidthInches)}\u00a0in`, wearLayerMil && `${wearLayerMil}\u00a0mil`]
    .filter(Boolean)
    .join(' · ');
}
