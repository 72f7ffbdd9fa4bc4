import type { compareToolsTexts as english } from '../../features/compare/compare-tools.texts';

export const compareToolsTexts: typeof english = {
  compareAll: (titles) => `Comparar ${titles}`,
};
