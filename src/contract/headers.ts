/** Compare without case: Node lower-cases incoming names. */
export const AUTH_KEY_HEADER = 'auth_key';
export const XSRF_COOKIE = 'XSRF-TOKEN';
/** Additive, under https: browsers accept this prefix only from the host itself over https. */
export const XSRF_GUARDED_COOKIE = '__Host-XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Additive: device and increasing number of a write, so that a late duplicate changes nothing. */
export const CART_DEVICE_HEADER = 'X-Cart-Device';
export const CART_SEQUENCE_HEADER = 'X-Cart-Sequence';
/** Additive, on the deletion of a line that no longer exists: late older writes of this product are ignored. */
export const CART_PRODUCT_HEADER = 'X-Cart-Product';
/** Additive: a UUID for each press, the same when it is sent again (decision 0040). Not X-Request-Id, which proxies set themselves. */
export const REQUEST_ID_HEADER = 'Idempotency-Key';
/** Additive, on contact messages. */
export const MESSAGE_ID_HEADER = 'X-Message-Id';
/** Additive, on replies to reads: what was asked, so that the kept reply to another question is known. */
export const QUESTION_HEADER = 'X-Question';
/**
 * Additive: increases when a line ends by an order or a removal. A cart write sends the version that its shopper saw; the server reports a
 * conflict if the line has ended elsewhere since.
 */
export const CART_VERSION_HEADER = 'X-Cart-Version';
