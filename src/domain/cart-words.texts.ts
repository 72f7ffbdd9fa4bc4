export const cartWordsTexts = {
  failedToAdd: 'Failed to add to cart',
  failedToUpdate: 'Failed to update cart',
  failedToDelete: 'Failed to delete item',
  added: 'Product added to cart',
  enterSqft: 'Please enter sqft',
};
