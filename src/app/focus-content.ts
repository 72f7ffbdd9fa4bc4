import type { AnyRouter } from '@tanstack/react-router';

/**
 * Moves the focus to the content after a navigation: a screen reader says where it is, and Tab goes on from there instead of through
 * the header again. What already has the focus within the new content, such as a field, keeps it.
 */
export function keepFocusInContent(router: Pick<AnyRouter, 'subscribe'>): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const focus = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });
  let pressed: HTMLElement | null = null;

  // The pressed link mostly goes with its screen, and a browser styles a page once more that loses what has the focus: the focus goes ahead.
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
