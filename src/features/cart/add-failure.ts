/**
 * SPEC 8: shown when the server refuses without a message, and when the sending code does not load. In its own file because first screens
 * need no other cart message.
 */
export const FAILED_TO_ADD = 'Failed to add to cart';
export const ADDED = 'Product added to cart';
