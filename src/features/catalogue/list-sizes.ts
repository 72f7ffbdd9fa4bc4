/** How many products a list shows at once. 'Show more floors' adds as many again. */
export const PRODUCTS_PER_PAGE = 96;

/** A longer list is left out of the data of a document: at about 0.9 kB a product it would outweigh the page. */
export const LONGEST_INLINED_LIST = 200;
