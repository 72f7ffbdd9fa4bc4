/** Specification section 8: a change of the cart that was refused without a message, or whose code did not load. */
export const FAILED_TO_ADD = 'Failed to add to cart';
export const FAILED_TO_UPDATE = 'Failed to update cart';
export const FAILED_TO_DELETE = 'Failed to delete item';
export const ADDED = 'Product added to cart';
export const ENTER_SQFT = 'Please enter sqft';
