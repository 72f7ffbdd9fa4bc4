import type { AnyRouter } from '@tanstack/react-router';

interface Way {
  /** Of the place in the tab's history that it leads to. */
  readonly index: number;
  readonly isForward: boolean;
}

/** By router. */
export const lastWays = new WeakMap<object, Way>();

/** Notes of every way that the router takes whether it leads forward. */
export function noteWays(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const index = toLocation.state.__TSR_index;
    const last = lastWays.get(router);
    // Another address in the same place is no way of its own.
    if (last?.index !== index) lastWays.set(router, { index, isForward: last !== undefined && index > last.index });
  });
}

/** True when the shopper came to the present screen by going forward: not by loading the page (but see src/app/note-opening.ts), nor on the way back. */
export function isWayForward(router: object): boolean {
  return lastWays.get(router)?.isForward ?? false;
}
