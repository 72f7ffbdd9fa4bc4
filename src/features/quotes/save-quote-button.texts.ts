export const saveQuoteButtonTexts = {
  saveAsQuote: 'Save as quote',
  notOpened: 'Quotes could not be opened. Connect to the internet and try again.',
};
