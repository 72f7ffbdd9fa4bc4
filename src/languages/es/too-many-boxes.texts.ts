import type { tooManyBoxesTexts as english } from '../../domain/too-many-boxes.texts';

export const tooManyBoxesTexts: typeof english = {
  tooMany: (most) => `Eso necesita más cajas de las que caben en un pedido (${most}). Consúltenos.`,
};
