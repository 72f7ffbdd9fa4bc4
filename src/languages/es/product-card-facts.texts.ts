import type { productCardFactsTexts as english } from '../../domain/product-card-facts.texts';

const TONES = { light: ['Claro', 'clara'], warm: ['Cálido', 'cálida'], grey: ['Gris', 'gris'], dark: ['Oscuro', 'oscura'] } as const;
const FEMININE = /^(?:acacia|arenisca|caliza|caoba|cuarcita|haya|pacana|piedra|pizarra|teca)$/i;

export const productCardFactsTexts: typeof english = {
  tone: (tone) => TONES[tone][0],
  tonedLook: (tone, look) => `${look} ${FEMININE.test(look) ? TONES[tone][1] : TONES[tone][0].toLowerCase()}`,
  inches: '\u00a0pulg',
  mil: '\u00a0mil',
};
