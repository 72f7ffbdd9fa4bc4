export const selectionFormTexts = {
  boxPrice: (price: string, sqft: string) => `${price} per box of ${sqft} sqft`,
};
