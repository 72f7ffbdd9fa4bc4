import type { AnyRouter } from '@tanstack/react-router';
import { lastWays } from '../ui/way-forward';

/**
 * Says that the first screen is drawn, not taken over: it begins like one that is gone forward to, unless the tab comes back to it, with a place
 * to return to, or the address names a place within it.
 */
export function noteOpening(router: Pick<AnyRouter, 'latestLocation'>, visit: Pick<PerformanceNavigationTiming, 'type'> | undefined): void {
  const { state, hash } = router.latestLocation;
  lastWays.set(router, { index: state.__TSR_index, isForward: visit?.type === 'navigate' && hash === '' });
}
