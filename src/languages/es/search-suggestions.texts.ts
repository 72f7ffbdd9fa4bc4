import type { searchSuggestionsTexts as english } from '../../features/find/search-suggestions.texts';

export const searchSuggestionsTexts: typeof english = {
  among: (count) => ` entre ${count} pisos guardados`,
  none: (among) => `Ningún piso tiene todo eso${among}. Los más cercanos:`,
};
