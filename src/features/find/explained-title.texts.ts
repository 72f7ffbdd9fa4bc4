export const explainedTitleTexts = {
  means: (title: string) => `What ${title} means`,
};
