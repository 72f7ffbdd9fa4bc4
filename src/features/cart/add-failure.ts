/** Refused without a message, or the sending code did not load. In its own file: first screens need no other cart message. */
export const FAILED_TO_ADD = 'Failed to add to cart';
export const ADDED = 'Product added to cart';
