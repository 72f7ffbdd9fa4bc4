import type { compareBarTexts as english } from '../../features/compare/compare-bar.texts';

export const compareBarTexts: typeof english = {
  count: (count) => `${count} pisos para comparar`,
};
