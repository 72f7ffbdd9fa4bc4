/** The shop's name without a setting. */
export const DEFAULT_SHOP_NAME = 'SPS Flooring';
/** The footer's second telephone number without a setting (SPEC 2). */
export const DEFAULT_SECOND_PHONE = '(305) 555-0178';
export const DEFAULT_SERVICE_AREA = 'South Florida';
/** The prefix of order numbers without a setting. */
export const DEFAULT_ORDER_PREFIX = 'SPS-';
/** In characters: the header of a tablet shows all of them. A phone's shows some twelve and truncates the rest. */
export const MAX_SHOP_NAME_CHARACTERS = 30;
