import type { AnyRouter } from '@tanstack/react-router';
import { lastWays } from '../ui/way-forward';

/**
 * Says that the first screen is drawn, not taken over: it begins like one that is gone forward to, unless the tab comes back to it, with a place
 * to return to, or the address names a place within it.
 */
export function noteOpening(router: Pick<AnyRouter, 'latestLocation'>): void {
  const { state, hash } = router.latestLocation;
  const [visit] = performance.getEntriesByType('navigation');
  lastWays.set(router, { index: state.__TSR_index, isForward: hash === '' && visit !== undefined && 'type' in visit && visit.type === 'navigate' });
}
