/** How many products a list shows at first. 'Show more floors' adds as many again. */
export const PRODUCTS_PER_PAGE = 96;

/** A longer list is not inlined in a document: at about 0.9 kB per product it would outweigh the page. */
export const LONGEST_INLINED_LIST = 200;
