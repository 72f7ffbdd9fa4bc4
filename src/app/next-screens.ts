import type { AnyRouter } from '@tanstack/react-router';
import { appIsRunning } from '../ui/app-running';
import { loadPartsOf } from '../ui/later-code';
import { whenIdle } from './breathe';

/** Where a shopper goes next, from wherever the visit began. */
const NEXT_SCREENS = ['/products', '/products/$slug'];

/** Brings the code of the next screens while the device has time, so that the first tap need not read it. What fails to come comes with the tap. */
export async function loadNextScreens({ routesByPath }: Pick<AnyRouter, 'routesByPath'>): Promise<void> {
  await appIsRunning;
  for (const path of NEXT_SCREENS) {
    await whenIdle();
    const route = routesByPath[path];
    if (route !== undefined) await loadPartsOf(route);
  }
}
