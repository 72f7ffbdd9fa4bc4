/** How many products a list shows at once. 'Show more floors' adds as many again. */
export const PRODUCTS_PER_PAGE = 96;

/** A longer list is left out of the data of a document: at about 0.9 kB a product it would outweigh the page. */
export const LONGEST_INLINED_LIST = 200;

/** Skeleton cards while a list loads (SPEC 4). */
export const LIST_SKELETONS = 8;
/** Skeleton cards while the bestsellers load (SPEC 4). */
export const BESTSELLER_SKELETONS = 2;
