import type { AnyRouter } from '@tanstack/react-router';

/**
 * A finger or a pointer on a link loads its screen ahead, but only once that touch is painted: loading would stand between the finger
 * and what it sees. Who has gone there by then loads the same.
 */
export async function afterPaint<Result>(
  router: Pick<AnyRouter, 'latestLocation'>,
  load: () => Promise<Result>,
): Promise<Result | undefined> {
  const before = router.latestLocation;
  await painted();
  return router.latestLocation === before ? load() : undefined;
}

/** When the next frame begins after one that shows what happened until now. Chromium has timers wait for as long as a finger lies on the glass. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
