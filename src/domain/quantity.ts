/** What a quantity field holds after typing (SPEC 5): empty or non-numeric is 0, leading zeros go, decimals may stay. */
export function parseQuantity(typed: string): number {
  const parsed = Number(typed.trim().replaceAll(',', ''));
  return Number.isFinite(parsed) && parsed > 0 ? parsed : 0;
}

/** What a quantity field shows: 0 as empty (SPEC 5). */
export function formatQuantity(quantity: number): string {
  return quantity === 0 ? '' : String(quantity);
}
