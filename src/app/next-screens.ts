import type { AnyRouter } from '@tanstack/react-router';
import { appIsRunning } from '../ui/app-running';
import { laterParts } from '../ui/later-code';
import { whenIdle } from './breathe';

/** Where a shopper goes next, from wherever the visit began. */
const NEXT_SCREENS = ['/products', '/products/$slug'];

/**
 * Brings the code of the next screens while the device has time, so that the first tap need not read it: each piece in a task of its own, for asking for
 * them all takes a phone as long as a frame. What fails to come comes with the tap.
 */
export async function loadNextScreens({ routesByPath }: Pick<AnyRouter, 'routesByPath'>): Promise<void> {
  await appIsRunning;
  const screens = NEXT_SCREENS.map((path) => async () => await routesByPath[path]?.options.component?.preload?.());
  for (const pieces of [screens, laterParts]) {
    for (const bring of pieces) {
      await whenIdle();
      await bring().catch(() => undefined);
    }
  }
}
