import { isClearAt, SAID, spread } from './kept-clear';

const HOST = '.mantine-Notifications-root';
const TITLES = ', h1, h2, h3, h4';
/** A toast of one line is four of them high. */
const LINE_PX = 13;
const POINTS_PER_LINE = 9;
const LOOK_AGAIN_MS = 250;

/**
 * Keeps a toast where it covers no control, field, sum or title, while it is shown: it goes up from the bottom as far as needed, and again after a
 * scroll. One under a finger or a mouse is shown longer.
 */
export function keepToastClear(durationMs: number): void {
  const page = document;
  let turnsLeft = Math.ceil(durationMs / LOOK_AGAIN_MS);
  const place = () => {
    // The one before it may still be leaving.
    const box = [...page.querySelectorAll(`${HOST} .toast`)].at(-1)?.getBoundingClientRect();
    if (box !== undefined && box.height > 0) lift(box);
    else if (turnsLeft <= 0) clearInterval(timer);
    turnsLeft -= 1;
  };
  const timer = setInterval(place, LOOK_AGAIN_MS);
  requestAnimationFrame(() => requestAnimationFrame(place));
}

function lift(box: DOMRect): void {
  const style = document.documentElement.style;
  const before = Number.parseFloat(style.getPropertyValue('--toast-lift')) || 0;
  if (document.querySelector('.mantine-Modal-content, .mantine-Drawer-content, dialog[open]') !== null) return;
  const lowest = box.bottom + before;
  // Closer to the edge than usual, or over words that are no title, before over a title.
  const bottom =
    clearBottom(box, lowest, SAID + TITLES) ??
    clearBottom(box, lowest + LINE_PX, SAID + TITLES) ??
    clearBottom(box, lowest, TITLES) ??
    clearBottom(box, lowest + LINE_PX, TITLES) ??
    clearBottom(box, lowest, SAID) ??
    lowest;
  style.setProperty('--toast-lift', `${Math.round(lowest - bottom)}px`);
}

/** The lowest bottom edge, from `lowest` up, with which a toast of this size covers nothing that is kept clear; null if there is none. */
function clearBottom({ left, right, height }: DOMRect, lowest: number, also: string): number | null {
  const columns = spread(left, right, POINTS_PER_LINE);
  const needed = Math.ceil(height / LINE_PX) + 1;
  let free = 0;
  for (let y = lowest; y > 0; y -= LINE_PX) {
    free = columns.every((x) => isClearAt(x, y, HOST, also)) ? free + 1 : 0;
    if (free === needed) return y + (needed - 1) * LINE_PX;
  }
  return null;
}
