export const buyAgainTexts = {
  price: (title: string, then: string, now: string) => `${title}: ${then} a box then, ${now} today.`,
  boxSize: (title: string, sqft: string, now: string, then: string) =>
    `${title}: a box holds ${sqft} sqft now, so the same area needs ${now} instead of ${then}.`,
};
