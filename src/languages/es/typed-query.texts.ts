import type { typedQueryTexts as english } from '../../domain/find/typed-query.texts';

export const typedQueryTexts: typeof english = {
  withoutPad: 'sin base',
  reduced: 'rebajado',
  area: (area) => `${area}: escríbala en la página de un piso para ver su precio`,
  namedByMaker: (room) => `${room}: lo nombra el fabricante`,
};
