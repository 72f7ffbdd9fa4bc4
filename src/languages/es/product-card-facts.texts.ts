import type { productCardFactsTexts as english } from '../../domain/product-card-facts.texts';
import { looksTexts } from './looks.texts';

const TONES = { light: ['Claro', 'clara'], warm: ['Cálido', 'cálida'], grey: ['Gris', 'gris'], dark: ['Oscuro', 'oscura'] } as const;
const FEMININE = /^(?:acacia|arenisca|caliza|caoba|cuarcita|haya|pacana|piedra|pizarra|teca)$/i;

const toned = (tone: keyof typeof TONES, look: string): string =>
  `${look} ${FEMININE.test(look) ? TONES[tone][1] : TONES[tone][0].toLowerCase()}`;

export const productCardFactsTexts: typeof english = {
  kind: (tone, look) => {
    const name = look === null ? null : looksTexts.name(look);
    return tone === null ? name : name === null ? TONES[tone][0] : toned(tone, name);
  },
  inches: '\u00a0pulg',
  mil: '\u00a0mil',
};
