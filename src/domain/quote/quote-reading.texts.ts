export const quoteReadingTexts = {
  foreign: {
    title: 'This is not a quote',
    words: 'The link or code belongs to something else. Scan the code on the quote, or ask the shop to send the link again.',
  },
  cut: {
    title: 'The link is cut short',
    words: 'Part of it is missing, which happens when a message is copied. Copy the whole link again, or scan the code on the quote.',
  },
  changed: {
    title: 'The link has been changed',
    words:
      'Some letters are not as the shop wrote them, so no price is shown. Scan the code on the quote, or ask the shop to send it again.',
  },
  otherShop: {
    title: 'This quote is from another shop',
    words: 'Its floors and prices are not ours. Open it at the shop that made it, or ask us for a quote.',
  },
  olderVersion: {
    title: 'This quote is too old to open',
    words: 'It was made by an early version of this store. Ask us for a new quote.',
  },
  newerVersion: {
    title: 'This quote needs a newer version of the store',
    words: 'Connect to the internet and reload this page. Then open the quote again.',
  },
  tooManyLines: 'This quote has too many lines',
  tooManyLinesWords: (lines: number) => `A quote holds ${lines} floors at most. Ask the shop to send it in two.`,
  impossible: {
    title: 'This quote cannot be right',
    words: 'It holds figures that no quote of ours has, so no price is shown. Ask the shop to send it again.',
  },
  ratesMissing: 'Taxes and rates have not loaded yet. Connect to the internet once, then save the quote.',
  zipMissing: 'Type the ZIP code of the delivery first, or choose pickup.',
  deliveryMissing: 'The delivery prices have not loaded yet. Connect to the internet, or choose pickup.',
};
