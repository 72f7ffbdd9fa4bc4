import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { floorPath } from '../features/catalogue/floor-link';
import { catalogueQueries } from '../features/catalogue/queries';
import { loadLaterCode } from '../ui/later-code';
import { createGlimpse } from './floor-glimpse';
import { painted } from './load-ahead';

/** By then a lifted finger's click has come, if it was one. */
const CLICK_LIMIT_MS = 300;
/** A way that fails must not leave its glimpse there. */
const WAY_LIMIT_MS = 3_000;
const FLOOR_PATH = /^\/products\/([^/]+)$/;

/** On a link to a floor. */
interface Press {
  readonly slug: string;
  glimpse: 'none' | 'drawn' | 'shown';
}

/**
 * Draws a floor's beginning while the finger still lies on its card, and shows it with the first frame after the finger is lifted. The way there, for
 * which React and the router take longer than that, comes behind it (docs/decisions/0031).
 */
export function showGlimpses(router: AnyRouter, queryClient: QueryClient): void {
  const glimpse = createGlimpse(router, queryClient);
  let press: Press | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(limit);
    if (press === null) return;
    press = null;
    glimpse.remove();
  }

  function forgetAfter(limitMs: number): void {
    clearTimeout(limit);
    limit = setTimeout(forget, limitMs);
  }

  async function prepare(mine: Press): Promise<void> {
    await painted();
    // Without its data or all of its code a floor begins with something else.
    await Promise.all([queryClient.ensureQueryData(catalogueQueries.product(mine.slug)), loadLaterCode()]);
    if (press !== mine) return;
    await glimpse.draw(mine.slug);
    mine.glimpse = 'drawn';
  }

  function begin({ target, button, isPrimary }: PointerEvent): void {
    if (press?.glimpse === 'shown') return;
    forget();
    const slug = button === 0 && isPrimary && target instanceof Element ? slugOf(target.closest('a')) : null;
    if (slug === null || !mayBeCovered()) return;
    const mine: Press = { slug, glimpse: 'none' };
    press = mine;
    prepare(mine).catch(() => {
      if (press === mine) forget();
    });
  }

  function end(): void {
    if (press?.glimpse !== 'shown') forgetAfter(CLICK_LIMIT_MS);
  }

  function giveUp(): void {
    if (press?.glimpse !== 'shown') forget();
  }

  window.addEventListener('pointerdown', begin, { capture: true, passive: true });
  window.addEventListener('pointerup', end, { capture: true, passive: true });
  // The finger scrolls, or the browser has taken the press for something else.
  for (const type of ['scroll', 'pointercancel']) window.addEventListener(type, giveUp, { capture: true, passive: true });

  const navigate = router.navigate;
  router.navigate = async (options) => {
    if (
      press !== null &&
      press.glimpse !== 'none' &&
      router.buildLocation(options as Parameters<AnyRouter['buildLocation']>[0]).pathname === floorPath(press.slug)
    ) {
      press.glimpse = 'shown';
      forgetAfter(WAY_LIMIT_MS);
      glimpse.show();
      await frameHandedOver();
    } else forget();
    await navigate(options);
  };
  router.subscribe('onRendered', ({ toLocation }) => {
    if (press?.glimpse !== 'shown') return;
    // Somebody went back meanwhile.
    if (toLocation.pathname !== floorPath(press.slug)) return forget();
    // The glimpse has been at the top all along: what the page still scrolls is not to be seen.
    window.scrollTo({ top: 0, behavior: 'instant' });
    void frameHandedOver().then(forget);
  });
}

/** In a task of its own, for what React does next would hold the frame up. */
function frameHandedOver(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  requestAnimationFrame(() => port2.postMessage(null));
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
  });
}

function slugOf(link: HTMLAnchorElement | null): string | null {
  const slug = link?.origin === window.location.origin ? FLOOR_PATH.exec(link.pathname)?.[1] : undefined;
  // One that an address writes in another way opens without a glimpse.
  return slug === undefined || slug.includes('%') ? null : slug;
}

/** Not where the header lies over a picture, as on no floor, nor where a bar at the foot of the page belongs to another floor or to the cart. */
function mayBeCovered(): boolean {
  const header = document.querySelector('header');
  return header !== null && getComputedStyle(header).position !== 'absolute' && document.querySelector('[data-sticky-bar]') === null;
}
