import type { policiesJsonLdTexts as english } from '../../features/site/policies-json-ld.texts';

export const policiesJsonLdTexts: typeof english = {
  delivery: 'Entrega por distancia',
  perPallet: (boxes) =>
    `Por paleta de hasta ${boxes} cajas. El precio se estima por el código postal hasta que el carrito tenga la dirección.`,
};
