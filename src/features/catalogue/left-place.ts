import { LEFT_PLACE } from '../../offline/storage/storage-keys';
import { onShopperAction } from '../../ui/shopper-action';

interface Place {
  readonly entry: string;
  readonly topPx: number;
}

/** Longer than a list takes to become whole. */
const LIMIT_MS = 10_000;

let isLookedFor = false;

addEventListener('pagehide', () => note({ entry: entryOfHistory(), topPx: window.scrollY }));

/**
 * Whoever reloads, or comes back to, a document left far down its list finds it shorter than it was, and stands at its end: once the
 * list is whole, the page goes on to the place that was left, unless the shopper does something first. From the worker's shell
 * the list comes whole, and the router finds the place.
 */
export function findPlaceOnce(): void {
  if (isLookedFor) return;
  isLookedFor = true;
  const left = noted();
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = visit !== undefined && 'type' in visit && visit.type !== 'navigate';
  if (!isReturn || left?.entry !== entryOfHistory() || left.topPx <= furthestPx() || window.scrollY < furthestPx() - 1) return;
  followGrowth(left);
}

/** As far as the page goes by then, should it stay a little shorter than it was. */
function followGrowth({ entry, topPx }: Place): void {
  const growth = new ResizeObserver(() => {
    if (entryOfHistory() !== entry) return stop();
    window.scrollTo({ top: topPx, behavior: 'instant' });
    if (furthestPx() >= topPx) stop();
  });
  const timer = setTimeout(stop, LIMIT_MS);
  growth.observe(document.body);
  const stopListening = onShopperAction(stop);

  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    stopListening();
  }
}

const furthestPx = (): number => document.documentElement.scrollHeight - window.innerHeight;
const entryOfHistory = (): string => String((history.state as { readonly __TSR_key?: unknown } | null)?.__TSR_key ?? '');

function noted(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(LEFT_PLACE) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing costs the place, no more. */
function note(place: Place): void {
  try {
    sessionStorage.setItem(LEFT_PLACE, JSON.stringify(place));
  } catch {
    return;
  }
}
