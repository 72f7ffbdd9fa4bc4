import { isClearAt, spread } from './kept-clear';

const HOST = '.mantine-Notifications-root';
const LINE_PX = 12;
const POINTS_PER_LINE = 9;
const LOOK_AGAIN_MS = 250;

/**
 * Keeps a toast where it covers no control, field or sum, while it is shown: it goes up from the bottom as far as needed, and again after a
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

function lift({ left, right, bottom, height }: DOMRect): void {
  const style = document.documentElement.style;
  const before = Number.parseFloat(style.getPropertyValue('--toast-lift')) || 0;
  if (document.querySelector('.mantine-Modal-content, .mantine-Drawer-content, dialog[open]') !== null) return;
  const columns = spread(left, right, POINTS_PER_LINE);
  const lowest = bottom + before;
  const needed = Math.ceil(height / LINE_PX) + 1;
  let free = 0;
  for (let y = lowest; y > 0; y -= LINE_PX) {
    free = columns.every((x) => isClearAt(x, y, HOST)) ? free + 1 : 0;
    if (free < needed) continue;
    style.setProperty('--toast-lift', `${Math.round(lowest - y - (needed - 1) * LINE_PX)}px`);
    return;
  }
  style.setProperty('--toast-lift', '0px');
}
