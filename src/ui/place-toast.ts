import { clearBottom } from './clear-bottom';
import { isClearAt, SAID } from './clear-points';

const HOST = '.mantine-Notifications-root';
const TITLES = ', h1, h2, h3, h4';
/** A quarter of a one-line toast. */
const LINE_PX = 13;
const LOOK_AGAIN_MS = 250;

/** It moves up from the bottom as far as needed, and again after a scroll. A toast under a finger or a mouse is shown longer. */
export function keepToastClear(durationMs: number): void {
  const page = document;
  let turnsLeft = Math.ceil(durationMs / LOOK_AGAIN_MS);
  const place = () => {
    // The previous toast may still be fading out.
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
  const from = (bottom: number, kept: string) => clearBottom(box, bottom, LINE_PX, (x, y) => isClearAt(x, y, HOST, kept));
  // In order of preference: closer to the edge, over text that is no title, over a title.
  const bottom =
    from(lowest, SAID + TITLES) ??
    from(lowest + LINE_PX, SAID + TITLES) ??
    from(lowest, TITLES) ??
    from(lowest + LINE_PX, TITLES) ??
    from(lowest, SAID) ??
    lowest;
  style.setProperty('--toast-lift', `${Math.round(lowest - bottom)}px`);
}
