/** Used by shops without these settings. */
export const DEFAULT_SHOP_NAME = 'SPS Flooring';
/** Shown in the footer. */
export const DEFAULT_SECOND_PHONE = '(305) 555-0178';
export const DEFAULT_SERVICE_AREA = 'South Florida';
export const DEFAULT_ORDER_PREFIX = 'SPS-';
/** The header of a tablet shows all of them; a phone's shows some twelve. */
export const MAX_SHOP_NAME_CHARACTERS = 30;
