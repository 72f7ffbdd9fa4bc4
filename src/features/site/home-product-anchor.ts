export const PRODUCT_SECTION_ID = 'product';

/** SPEC 2. */
export function leadsToProductSection(search: string): boolean {
  return /^\?product(=|$)/.test(search);
}
