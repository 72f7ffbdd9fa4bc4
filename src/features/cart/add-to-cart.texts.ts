export const addToCartTexts = {
  noPrice:
    'We cannot tell here what a box of this floor costs, so it cannot be put in the cart. Write to us and we will answer with its price.',
  askPrice: 'Ask us for the price',
  buyNow: 'Buy Now',
  inCartChange: (boxes: string) => `${boxes} in your cart. Change the number there.`,
  inCart: (boxes: string) => `${boxes} in your cart`,
  perBox: ' / box',
  perSqft: ' / sqft',
  enterArea: 'Enter your area first',
  add: 'Add to Cart',
  alreadyInCart: (boxes: string) => `Already in your cart: ${boxes}`,
};
