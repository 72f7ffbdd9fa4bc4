export interface StockCount {
  readonly productId: number;
  readonly slug: string;
  readonly title: string;
  /** Null where nobody counts them. */
  readonly boxesOnHand: number | null;
  /** YYYY-MM-DD. */
  readonly countedOn: string | null;
  readonly backOn: string | null;
}

/** With fewer boxes on hand a floor is about to run out. */
export const LOW_BOXES = 20;

export function isLow({ boxesOnHand }: StockCount): boolean {
  return boxesOnHand !== null && boxesOnHand < LOW_BOXES;
}
