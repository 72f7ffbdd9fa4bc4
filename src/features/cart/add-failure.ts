/** SPEC 8; said when the store refuses without words, and when what would send the change does not load. Alone here, since no first screen needs the other words. */
export const FAILED_TO_ADD = 'Failed to add to cart';
