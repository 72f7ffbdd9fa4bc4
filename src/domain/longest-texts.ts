/** In characters, for fields and calls alike. */
export const LONGEST_PERSON_NAME = 100;
export const LONGEST_RECIPIENT = 200;
export const LONGEST_STREET = 300;
export const LONGEST_CITY = 120;
export const LONGEST_STATE = 60;
export const LONGEST_POSTAL_CODE = 20;
/** As typed, with spaces and brackets; calls carry ten digits. */
export const LONGEST_TYPED_TELEPHONE = 40;
export const LONGEST_PROMO_CODE = 60;
export const LONGEST_MESSAGE = 5_000;
