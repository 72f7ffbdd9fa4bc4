import type { suggestionTexts as english } from '../../features/find/suggestion.texts';

export const suggestionTexts: typeof english = {
  seeOne: (text) => `Ver el piso para “${text}”`,
  seeAll: (count, text) => `Ver los ${count} pisos para “${text}”`,
};
