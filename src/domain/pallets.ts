export const BOXES_PER_PALLET = 55;

/** The number of pallets for some boxes: ceil(boxes / 55). */
export function palletsFor(boxes: number): number {
  return Math.floor((boxes + BOXES_PER_PALLET - 1) / BOXES_PER_PALLET);
}
