import type { boardSheetPageTexts as english } from '../../features/compare/board-sheet-page.texts';

export const boardSheetPageTexts: typeof english = {
  number: (id, day) => `Número de producto ${id}. ${day}.`,
};
