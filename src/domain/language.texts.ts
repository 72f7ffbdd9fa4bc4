export const languageTexts = {
  code: 'en',
};
