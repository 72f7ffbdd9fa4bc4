import { expect, type Locator, type Page } from '@playwright/test';

const STOPS = 120;

/** Presses Tab, or Shift+Tab for 'back', until the control has the focus. Whatever gets it on the way must be seen to have it. */
export async function tabTo(page: Page, target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    await focusIsSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${STOPS} presses of Tab did not reach ${target}`);
}

export const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** The control with the focus shows it, and nothing that floats lies over it. */
export async function focusIsSeen(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page), { message: 'Focus must be seen' }).toBe('');
}

/** What is wrong with the focus, in words; '' when it is visible, within the window and covered by nothing. */
export function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === document.documentElement) return '';
    const words = `${focused.localName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;

    const isRing = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
    };
    // A drawn box stands for its invisible input, the frame's box for the card field.
    const drawn = getComputedStyle(focused).opacity === '0' ? focused.nextElementSibling : focused;
    const ringed = focused instanceof HTMLIFrameElement ? focused.closest('[role="group"]') : drawn;
    if (!isRing(ringed)) return `${words} does not show that it has the focus`;

    const { left, right, top, bottom, width, height } = (ringed ?? focused).getBoundingClientRect();
    const isTall = height > innerHeight / 2;
    if (!isTall && (top < -1 || bottom > innerHeight + 1 || left > innerWidth || right < 0))
      return `${words} is outside of the window: ${Math.round(top)} to ${Math.round(bottom)}`;
    const middle = [
      Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
      isTall ? Math.min(Math.max(top + 8, 8), innerHeight - 8) : top + height / 2,
    ] as const;
    const hit = document.elementFromPoint(...middle);
    const isItself =
      hit !== null &&
      (focused.contains(hit) ||
        hit.contains(focused) ||
        hit.closest('label')?.contains(focused) === true ||
        ringed?.contains(hit) === true ||
        // A card's second control stands in its corner.
        hit.closest('li')?.contains(focused) === true);
    if (!isItself) return `${words} lies under ${hit?.localName ?? 'nothing'}.${hit?.className ?? ''}`;

    // What lets the pointer through still covers.
    for (const pill of document.querySelectorAll('[role="status"] > *')) {
      if (
        pill.contains(focused) ||
        (getComputedStyle(pill).position === 'static' && getComputedStyle(pill.parentElement ?? pill).position !== 'fixed')
      )
        continue;
      const over = pill.getBoundingClientRect();
      const { opacity } = getComputedStyle(pill);
      if (
        opacity !== '0' &&
        over.width > 2 &&
        over.left < middle[0] &&
        middle[0] < over.right &&
        over.top < middle[1] &&
        middle[1] < over.bottom
      )
        return `${words} lies under the status pill`;
    }
    return '';
  });
}
