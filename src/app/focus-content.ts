import type { AnyRouter } from '@tanstack/react-router';

/** A screen reader then announces the content, and Tab continues from there. */
export function keepFocusInContent(router: Pick<AnyRouter, 'subscribe'>): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const focus = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });
  let pressed: HTMLElement | null = null;

  // Removing the focused link would restyle the whole page once more, so the focus moves first.
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    pressed = fromLocation && pathChanged ? find('main a:focus') : null;
    if (pressed) focus(find('main'));
  });

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const content = find('main');
    const focused = document.activeElement;
    if (pressed?.isConnected && focused === content) focus(pressed);
    else if (fromLocation && pathChanged && !content?.contains(focused)) focus(content);
  });
}
