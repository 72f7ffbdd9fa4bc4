import type { compareRowsTexts as english } from '../../domain/compare-rows.texts';

export const compareRowsTexts: typeof english = {
  price: 'Precio',
  perSqft: 'Precio por pie²',
  perBox: 'Precio por caja',
  boxFor: (price, sqft) => `${price} por ${sqft} pies²`,
  onHand: 'Cajas en existencia',
};
