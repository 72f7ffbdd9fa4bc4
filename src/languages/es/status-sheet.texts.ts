import type { statusSheetTexts as english } from '../../features/connection/status-sheet.texts';

export const statusSheetTexts: typeof english = {
  lastAnswered: (age) => `La tienda respondió por última vez ${age}.`,
};
