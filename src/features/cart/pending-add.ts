import { PENDING_ADD } from '../../offline/storage/storage-keys';

/** What was pressed. */
export type Intention = 'add' | 'buy';

/** A login or a sign-up takes minutes; a press of yesterday is not meant any more. */
const LIMIT_MS = 30 * 60_000;

/** A press of Add to Cart or Buy Now that had to log in first. It is carried out once, when the floor's page is back (DESIGN 7.28). */
export const pendingAdd = createPendingAdd();

function createPendingAdd() {
  let done: { readonly productId: number; readonly boxes: number } | null = null;
  return {
    note(productId: number, intention: Intention): void {
      try {
        sessionStorage.setItem(PENDING_ADD, JSON.stringify({ productId, intention, at: Date.now() }));
      } catch {
        // Refused: the floor is ready to be added with one press.
      }
    },
    /** The press for this floor, which is then done; null when there is none. */
    take(productId: number): Intention | null {
      try {
        const noted: unknown = JSON.parse(sessionStorage.getItem(PENDING_ADD) ?? 'null');
        if (typeof noted !== 'object' || noted === null || !('productId' in noted) || noted.productId !== productId) return null;
        sessionStorage.removeItem(PENDING_ADD);
        const isRecent = 'at' in noted && typeof noted.at === 'number' && Math.abs(Date.now() - noted.at) < LIMIT_MS;
        if (!isRecent || !('intention' in noted)) return null;
        return noted.intention === 'add' || noted.intention === 'buy' ? noted.intention : null;
      } catch {
        return null;
      }
    },
    carriedOut: (productId: number, boxes: number): void => {
      done = { productId, boxes };
    },
    /** True once after it was carried out. */
    wasCarriedOut(productId: number, boxes: number): boolean {
      const isIt = done?.productId === productId && done.boxes === boxes;
      done = null;
      return isIt;
    },
  };
}
