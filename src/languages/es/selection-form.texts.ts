import type { selectionFormTexts as english } from '../../features/product/selection-form.texts';

export const selectionFormTexts: typeof english = {
  boxPrice: (price, sqft) => `${price} por caja de ${sqft} pies²`,
};
