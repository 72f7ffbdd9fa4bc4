import type { Page } from '@playwright/test';

/** Doubles the text as a browser's text size setting does: the root's font size, nothing else. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grow = (): void => document.documentElement.style.setProperty('font-size', '200%');
    if (document.documentElement === null) document.addEventListener('readystatechange', grow, { once: true });
    else grow();
    document.addEventListener('DOMContentLoaded', grow);
  });
}

/**
 * What a reader of large text would stumble over, each as a sentence; empty when all is well: the page scrolls sideways, text is
 * cut off by its box, spills out of its panel or button, or lies over other text, or an amount stands on several lines.
 */
export function textFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const OVERLAP_PX = 5;
    const faults = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.add(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

    const modal = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].at(-1) ?? document.body;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden, [inert], [aria-hidden="true"], svg, select, iframe') === null;
    const name = (element: Element): string => {
      const part = (one: Element | null): string => (one === null ? '' : `${one.localName}.${[...one.classList].at(-1) ?? ''}`);
      return `${part(element.parentElement)} > ${part(element)}`;
    };
    const isBox = (style: CSSStyleDeclaration): boolean =>
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      (Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderLeftWidth) > 0);

    interface Piece {
      readonly words: string;
      readonly element: Element;
      readonly rect: DOMRect;
      readonly layer: Element | null;
      readonly shelf: Element | null;
    }
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (element === null || words === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      if (rects.length === 0) continue;

      let layer: Element | null = null;
      let shelf: Element | null = null;
      let isClippedHidden = false;
      const path: Element[] = [];
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) path.push(at);
      let hasBox = false;
      for (const at of path) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.clipPath !== 'none' || (box.width <= 1 && style.overflow === 'hidden')) isClippedHidden = true;
        if (layer === null && (['fixed', 'sticky'].includes(style.position) || (style.position === 'absolute' && style.zIndex !== 'auto')))
          layer = at;
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (scrolls && shelf === null) shelf = at;
      }
      if (isClippedHidden) continue;
      if (/^\S?\$[\d.,]+$/.test(words) && rects.length > 1) faults.add(`the amount ${words} is broken into ${rects.length} lines`);
      for (const rect of rects) {
        for (const at of path) {
          const style = getComputedStyle(at);
          const box = at.getBoundingClientRect();
          // Three dots are a choice: the whole words stand elsewhere.
          const hides = /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis';
          const scrollsX = /auto|scroll/.test(style.overflowX);
          const scrollsY = /auto|scroll/.test(style.overflowY);
          const isOut =
            (!scrollsX && (rect.right > box.right + TOLERANCE_PX || rect.left < box.left - TOLERANCE_PX)) ||
            (!scrollsY && (rect.bottom > box.bottom + TOLERANCE_PX || rect.top < box.top - TOLERANCE_PX));
          if (hides && isOut) faults.add(`"${words.slice(0, 40)}" is cut off by ${name(at)}`);
          if (!hides && !hasBox && at !== document.body && isBox(style)) {
            hasBox = true;
            if (isOut && style.display !== 'inline') faults.add(`"${words.slice(0, 40)}" spills out of ${name(at)}`);
          }
          if (scrollsX || scrollsY) break;
        }
        if (shelf === null && (rect.right > innerWidth + TOLERANCE_PX || rect.left < -TOLERANCE_PX))
          faults.add(`"${words.slice(0, 40)}" leaves the window in ${name(element)}`);
        pieces.push({ words, element, rect, layer, shelf });
      }
    }
    for (const [index, one] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (one.element === other.element || one.layer !== other.layer || one.shelf !== other.shelf) continue;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > TOLERANCE_PX && high > Math.max(OVERLAP_PX, Math.min(one.rect.height, other.rect.height) * 0.3))
          faults.add(`"${one.words.slice(0, 30)}" lies over "${other.words.slice(0, 30)}" in ${name(other.element)}`);
      }
    }
    for (const control of modal.querySelectorAll('button, a[href], input, select, textarea')) {
      if (!isSeen(control) || control.closest('.visually-hidden') !== null) continue;
      const rect = control.getBoundingClientRect();
      let isOnShelf = false;
      for (let at = control.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) isOnShelf = true;
      if (!isOnShelf && rect.width > 0 && (rect.right > innerWidth + TOLERANCE_PX || rect.left < -TOLERANCE_PX))
        faults.add(`the control ${name(control)} leaves the window`);
      const hasEllipsis = getComputedStyle(control).textOverflow === 'ellipsis';
      if (
        control instanceof HTMLInputElement &&
        control.type !== 'checkbox' &&
        control.type !== 'radio' &&
        !hasEllipsis &&
        control.scrollWidth > control.clientWidth + TOLERANCE_PX
      )
        faults.add(`the words of the field ${name(control)} are cut off`);
    }
    return [...faults];
  });
}
