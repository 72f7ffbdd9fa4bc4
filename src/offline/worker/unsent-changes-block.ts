import type { shownCart } from '../shown-cart';
import type { createUpdateGate } from './update-gate';

/** Hides the banner; an accepted update does not reload yet. */
export function blockUpdateWhileUnsent(
  cart: Pick<typeof shownCart, 'get' | 'subscribe'>,
  gate: Pick<ReturnType<typeof createUpdateGate>, 'block'>,
): void {
  let unblock: (() => void) | null = null;
  const follow = (): void => {
    const isWaiting = cart.get().changes.some(({ state }) => state === 'waiting');
    if (isWaiting) unblock ??= gate.block('unsent changes');
    else {
      unblock?.();
      unblock = null;
    }
  };
  cart.subscribe(follow);
  follow();
}
