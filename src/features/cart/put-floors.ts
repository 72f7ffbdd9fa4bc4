import { outbox } from '../../offline/outbox/outbox';
import { sessionStore } from '../session/session-store';
import { drainSoon, outcomeOf, patience, stillWaiting, type CartWish } from './change-cart';
import type { CartOutcome } from './cart-outcome';

/** All changes are saved on the device first, then sent together. Results in the order of `wishes`. */
export async function putFloors(wishes: readonly CartWish[]): Promise<readonly CartOutcome[]> {
  const refused = new Map<CartWish, CartOutcome>();
  for (const wish of wishes) {
    try {
      if (outbox.accountId() === null) await outbox.open(sessionStore.accountId());
      await outbox.put(wish);
    } catch (error) {
      refused.set(wish, { kind: 'not-kept', error });
    }
  }
  const result = await Promise.race([drainSoon(0).catch(() => null), patience()]);
  return wishes.map((wish) => refused.get(wish) ?? (result === null ? stillWaiting() : outcomeOf(result, wish.product.id)));
}
