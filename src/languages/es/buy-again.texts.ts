import type { buyAgainTexts as english } from '../../domain/buy-again.texts';

export const buyAgainTexts: typeof english = {
  price: (title, then, now) => `${title}: ${then} por caja entonces, ${now} hoy.`,
  boxSize: (title, sqft, now, then) =>
    `${title}: ahora una caja trae ${sqft} pies², así que la misma área necesita ${now} en lugar de ${then}.`,
};
