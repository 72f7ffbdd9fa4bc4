import type { letterheadTexts as english } from '../../features/site/letterhead.texts';

export const letterheadTexts: typeof english = {
  printedOn: (moment) => `Impreso el ${moment}`,
};
