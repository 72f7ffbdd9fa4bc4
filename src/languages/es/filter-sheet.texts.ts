import type { filterSheetTexts as english } from '../../features/find/filter-sheet.texts';

export const filterSheetTexts: typeof english = {
  show: (count, isOne) => `Ver ${count} ${isOne ? 'piso' : 'pisos'}`,
};
