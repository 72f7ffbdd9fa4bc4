import type { CartRecord } from './cart-record';
import { createValue } from './value';

/** The unsent changes of the account that is open in this page. */
export interface ShownCart {
  readonly accountId: string | null;
  /** Oldest first; the same array until one changes. */
  readonly changes: readonly CartRecord[];
  /** Until then the shown cart may lack some of its floors. */
  readonly isRead: boolean;
  /** When false, never say 'saved on this device'. */
  readonly isDurable: boolean;
  /** For lack of space. */
  readonly isFull: boolean;
}

export const EMPTY_CART: ShownCart = { accountId: null, changes: [], isRead: false, isDurable: true, isFull: false };

/** Set by `cart.ts`, whose code comes after the first screen's. */
export const shownCart = createValue(EMPTY_CART);

/** Of the server's cart, as this page has read it last. */
export const serverCartVersion = createValue<{ readonly accountId: string; readonly version: number } | null>(null);

/** True when the last try of this page had a reply of the store, and that was a fault. Set by `send-cart.ts`. */
export const cartFault = createValue(false);
