/** Names of headers and cookies on the wire (SPEC 6 and 7). Node lower-cases incoming names; compare case-blind. */
export const AUTH_KEY_HEADER = 'auth_key';
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Additive: its name under https, where browsers take it from the host itself over https alone. */
export const XSRF_GUARDED_COOKIE = '__Host-XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Additive: which device wrote a cart line and its rising number, so that a late duplicate changes nothing (DESIGN 4). */
export const CART_DEVICE_HEADER = 'X-Cart-Device';
export const CART_SEQUENCE_HEADER = 'X-Cart-Sequence';
/** Additive, on the deletion of a line that no longer exists: the product whose late older writes are ignored. */
export const CART_PRODUCT_HEADER = 'X-Cart-Product';
/**
 * Additive, on writes of addresses and on sign-up: a UUID for each press, the same when it is sent again. It is done once. Not
 * X-Request-Id, which proxies write themselves.
 */
export const REQUEST_ID_HEADER = 'Idempotency-Key';
/** Additive: the request id of a contact message, under the name it had first. */
export const MESSAGE_ID_HEADER = 'X-Message-Id';
/**
 * Additive, on the reply that holds the cart and on cart writes: a number that rises when a line ends by an order or a removal. A write
 * names the one its shopper saw; if the line has ended since on another device, the server asks instead of writing.
 */
export const CART_VERSION_HEADER = 'X-Cart-Version';
