export const compareToolsTexts = {
  compareAll: (titles: string) => `Compare ${titles}`,
};
