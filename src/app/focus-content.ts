import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a way to another page the focus is at that page's content: a screen reader says where it is, and Tab goes on from there
 * instead of through the header again. What already has the focus within the new content, such as a field, keeps it.
 */
export function focusContent(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const content = document.querySelector('main');
    if (fromLocation === undefined || !pathChanged || content?.contains(document.activeElement) !== false) return;
    content.focus({ preventScroll: true });
  });
}
