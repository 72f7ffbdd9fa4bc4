/** Keeps what is typed into a quantity field as it is, but for leading zeros and the lone zero of a count (SPEC 5). */
export function tidyQuantity(typed: string, allowsDecimals: boolean): string {
  const tidied = typed.replace(/^0+(?=\d)/, '');
  return !allowsDecimals && tidied === '0' ? '' : tidied;
}

/** What a quantity field shows: 0 as empty (SPEC 5). */
export function formatQuantity(quantity: number): string {
  return quantity === 0 ? '' : String(quantity);
}
