export const suggestionTexts = {
  seeOne: (text: string) => `See the floor for “${text}”`,
  seeAll: (count: string, text: string) => `See all ${count} floors for “${text}”`,
};
