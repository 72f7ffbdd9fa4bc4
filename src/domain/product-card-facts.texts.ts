import type { Tone } from './floor-facts';

const TONES: Readonly<Record<Tone, string>> = { light: 'Light', warm: 'Warm', grey: 'Gray', dark: 'Dark' };

export const productCardFactsTexts = {
  tone: (tone: Tone) => TONES[tone],
  tonedLook: (tone: Tone, look: string) => `${TONES[tone]} ${look.toLowerCase()}`,
  inches: '\u00a0in',
  mil: '\u00a0mil',
};
