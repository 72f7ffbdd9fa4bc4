export const compareBarTexts = {
  count: (count: number) => `${count} floors to compare`,
};
