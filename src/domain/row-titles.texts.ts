export const rowTitlesTexts = {
  /** The English title, in lower case, of a row whose title is in this language; other titles unchanged. */
  inEnglish: (title: string) => title,
};
