import type { typedAreaTexts as english } from '../../domain/typed-area.texts';

const UNITS = { ft: 'pies', in: 'pulg', yd: 'yd', m: 'm', cm: 'cm', mm: 'mm' } as const;

export const typedAreaTexts: typeof english = {
  example: 'Escriba un área, por ejemplo 250 o 14 x 18.',
  isLength: 'Eso es una sola medida. Para un área escriba dos, por ejemplo 14 x 18.',
  oneByOne: 'Escriba las habitaciones con + entre ellas, por ejemplo 14 x 18 + 3 x 12.',
  tooLarge: 'Eso es más de lo que podemos calcular aquí. Pregúntenos.',
  fraction: (one, two) => `Para ${one} por ${two} escriba ${one} x ${two}.`,
  sqft: (number) => `${number} pies²`,
  square: (number, unit) => `${number} ${UNITS[unit]}²`,
};
