import { notePress, takePress } from './pending-press';

/** The pressed button. */
export type Intention = 'add' | 'buy';

/** A press of Add to Cart or Buy Now that required a login first. It is carried out once, when the floor's page is back (DESIGN 7.28). */
export const pendingAdd = createPendingAdd();

function createPendingAdd() {
  let done: { readonly productId: number; readonly boxes: number } | null = null;
  return {
    note: (productId: number, intention: Intention): void => notePress({ productId, intention }),
    /** Takes the press for this floor, so that it runs once; null when there is none. */
    take(productId: number): Intention | null {
      const intention = takePress('productId', productId)?.['intention'];
      return intention === 'add' || intention === 'buy' ? intention : null;
    },
    carriedOut: (productId: number, boxes: number): void => {
      done = { productId, boxes };
    },
    /** True once after the press was carried out. */
    wasCarriedOut(productId: number, boxes: number): boolean {
      const isIt = done?.productId === productId && done.boxes === boxes;
      done = null;
      return isIt;
    },
  };
}
