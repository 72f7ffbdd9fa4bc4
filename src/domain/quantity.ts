/** Removes leading zeros from the text of a quantity field, and the lone zero of a count (SPEC 5). */
export function tidyQuantity(typed: string, allowsDecimals: boolean): string {
  const tidied = typed.replace(/^0+(?=\d)/, '');
  return !allowsDecimals && tidied === '0' ? '' : tidied;
}

/** The text of a quantity field: 0 is shown as empty (SPEC 5). */
export function formatQuantity(quantity: number): string {
  return quantity === 0 ? '' : String(quantity);
}
