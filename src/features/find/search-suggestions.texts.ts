export const searchSuggestionsTexts = {
  among: (count: string) => ` among ${count} saved floors`,
  none: (among: string) => `No floor has all of that${among}. The nearest:`,
};
