import type { comparedRowsTexts as english } from '../../features/compare/compared-rows.texts';

export const comparedRowsTexts: typeof english = {
  forArea: (sqft, wastagePercent) => `Para ${sqft} pies²${wastagePercent === 0 ? '' : ` + ${wastagePercent}% de desperdicio`}`,
  sqft: (sqft) => `${sqft} pies²`,
};
