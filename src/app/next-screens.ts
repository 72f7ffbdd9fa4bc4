import type { AnyRouter } from '@tanstack/react-router';
import { appIsRunning } from '../ui/app-running';
import { laterParts } from '../ui/later-code';
import { whenIdle } from './breathe';

/** Where a shopper goes next, from wherever the visit began. */
const NEXT_SCREENS = ['/products', '/products/$slug'];

/**
 * Brings the code of the next screens while the device has time, so that the first tap need not read it: each piece is asked for in a task of its own, for
 * asking for them all takes a phone as long as a frame. What fails to come comes with the tap.
 */
export async function loadNextScreens({ routesByPath }: Pick<AnyRouter, 'routesByPath'>): Promise<void> {
  await appIsRunning;
  for (const path of NEXT_SCREENS) {
    await whenIdle();
    await Promise.resolve(routesByPath[path]?.options.component?.preload?.()).catch(() => undefined);
  }
  const coming: Promise<void>[] = [];
  for (const bring of laterParts) {
    await whenIdle();
    coming.push(bring().catch(() => undefined));
  }
  await Promise.all(coming);
}
