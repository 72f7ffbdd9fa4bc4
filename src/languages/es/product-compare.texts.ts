import type { productCompareTexts as english } from '../../features/compare/product-compare.texts';

export const productCompareTexts: typeof english = {
  sideBySide: (count) => `Ver ${count} lado a lado`,
};
