/** Id of the home page's section that product links scroll to. */
export const PRODUCT_SECTION_ID = 'product';

/** Whether a query string leads to the categories of the home page: ?product (SPEC 2). */
export function leadsToProductSection(search: string): boolean {
  return /^\?product(=|$)/.test(search);
}
