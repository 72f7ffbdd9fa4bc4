export const compareRowsTexts = {
  price: 'Price',
  perSqft: 'Price per sqft',
  perBox: 'Price per box',
  boxFor: (price: string, sqft: string) => `${price} for ${sqft} sqft`,
  onHand: 'Boxes on hand',
};
