export const PRODUCT_SECTION_ID = 'product';

export function leadsToProductSection(search: string): boolean {
  return /^\?product(=|$)/.test(search);
}
