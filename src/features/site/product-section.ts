/** Where the links to the products lead on the home page. */
export const PRODUCT_SECTION_ID = 'product';

/** Whether a query string is the one that leads to the categories of the home page, ?product (SPEC 2). */
export function leadsToProductSection(search: string): boolean {
  return /^\?product(=|$)/.test(search);
}
