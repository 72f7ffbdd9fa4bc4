/** Names of headers and cookies on the wire (SPEC 6 and 7). Node lower-cases incoming names; compare case-blind. */
export const AUTH_KEY_HEADER = 'auth_key';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Additive: which device wrote a cart line and its rising number, so that a late duplicate changes nothing (DESIGN 4). */
export const CART_DEVICE_HEADER = 'X-Cart-Device';
export const CART_SEQUENCE_HEADER = 'X-Cart-Sequence';
/** Additive, on the deletion of a line that no longer exists: the product whose late older writes are ignored. */
export const CART_PRODUCT_HEADER = 'X-Cart-Product';
/** Additive, on a contact message: its UUID, so that a message sent again after a lost response is saved once. */
export const MESSAGE_ID_HEADER = 'X-Message-Id';
