import { notePress, takePress } from './pending-press';

export type Intention = 'add' | 'buy';

/** A press that required a login first; carried out once, when the floor's page is back. */
export const pendingAdd = createPendingAdd();

function createPendingAdd() {
  let done: { readonly productId: number; readonly boxes: number } | null = null;
  return {
    note: (productId: number, intention: Intention): void => notePress({ productId, intention }),
    /** Null when there is none; each press runs once. */
    take(productId: number): Intention | null {
      const intention = takePress('productId', productId)?.['intention'];
      return intention === 'add' || intention === 'buy' ? intention : null;
    },
    carriedOut: (productId: number, boxes: number): void => {
      done = { productId, boxes };
    },
    /** True once. */
    wasCarriedOut(productId: number, boxes: number): boolean {
      const isIt = done?.productId === productId && done.boxes === boxes;
      done = null;
      return isIt;
    },
  };
}
