export const nothingFoundTexts = {
  without: (part: string) => `Without ${part}`,
  costMore: (price: string) => `They cost more than ${price} / sqft.`,
};
