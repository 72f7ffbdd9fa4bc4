/** What a shop is called when its settings do not say. */
export const DEFAULT_SHOP_NAME = 'SPS Flooring';
/** The footer's second telephone number when the settings do not say (SPEC 2). */
export const DEFAULT_SECOND_PHONE = '(305) 555-0178';
export const DEFAULT_SERVICE_AREA = 'South Florida';
/** What order numbers begin with when the settings do not say. */
export const DEFAULT_ORDER_PREFIX = 'SPS-';
/** In characters: what the header of a tablet shows whole; on a phone some twelve fit, and a longer name is cut there. */
export const MAX_SHOP_NAME_CHARACTERS = 30;
