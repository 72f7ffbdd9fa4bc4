export const legalPageTexts = {
  loading: (title: string) => `Loading ${title}`,
};
