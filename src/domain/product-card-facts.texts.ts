import type { Tone } from './floor-facts';

const TONES: Readonly<Record<Tone, string>> = { light: 'Light', warm: 'Warm', grey: 'Gray', dark: 'Dark' };

export const productCardFactsTexts = {
  kind: (tone: Tone | null, look: string | null) =>
    tone === null ? look : look === null ? TONES[tone] : `${TONES[tone]} ${look.toLowerCase()}`,
  inches: '\u00a0in',
  mil: '\u00a0mil',
};
