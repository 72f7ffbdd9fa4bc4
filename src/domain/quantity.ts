/** Removes leading zeros. */
export function tidyQuantity(typed: string, allowsDecimals: boolean): string {
  const tidied = typed.replace(/^0+(?=\d)/, '');
  return !allowsDecimals && tidied === '0' ? '' : tidied;
}

/** 0 is shown as empty. */
export function formatQuantity(quantity: number): string {
  return quantity === 0 ? '' : String(quantity);
}
