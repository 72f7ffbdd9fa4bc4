import type { AnyRouter } from '@tanstack/react-router';

/** Browsers share a page by its canonical link. Documents made from the shell have none. */
export function followCanonicalLink(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(toLocation.pathname, link.href).href;
  });
}
