export const listEndTexts = {
  showing: (shown: string, count: string) => `Showing ${shown} of ${count} floors`,
};
