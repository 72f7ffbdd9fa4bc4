/** Names of headers and cookies on the wire (SPEC 6 and 7). Node lower-cases incoming names; compare without case. */
export const AUTH_KEY_HEADER = 'auth_key';
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Additive: its name under https. Browsers accept this prefix only from the host itself over https. */
export const XSRF_GUARDED_COOKIE = '__Host-XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Additive: the device that wrote a cart line and its increasing number, so that a late duplicate changes nothing (DESIGN 4). */
export const CART_DEVICE_HEADER = 'X-Cart-Device';
export const CART_SEQUENCE_HEADER = 'X-Cart-Sequence';
/** Additive, on the deletion of a line that no longer exists: late older writes of this product are ignored. */
export const CART_PRODUCT_HEADER = 'X-Cart-Product';
/**
 * Additive, on writes of addresses and on sign-up: a UUID for each press, unchanged when the request is sent again, so that it is handled once.
 * Not X-Request-Id, which proxies set themselves.
 */
export const REQUEST_ID_HEADER = 'Idempotency-Key';
/** Additive: the request id of a contact message, under its first name. */
export const MESSAGE_ID_HEADER = 'X-Message-Id';
/**
 * Additive, on replies with the cart and on cart writes: a number that increases when a line ends by an order or a removal. A write contains the
 * version that its shopper saw; if the line has ended on another device since, the server reports a conflict instead of writing.
 */
export const CART_VERSION_HEADER = 'X-Cart-Version';
