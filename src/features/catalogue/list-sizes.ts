/** 'Show more floors' adds as many again. */
export const PRODUCTS_PER_PAGE = 96;

/** At about 0.9 kB per product, a longer list would outweigh its document. */
export const LONGEST_INLINED_LIST = 200;
