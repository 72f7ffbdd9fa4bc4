import { hashKey, type QueryClient } from '@tanstack/react-query';
import { darkOf } from '../domain/dark-colour';
import { spokenPath } from '../domain/languages';
import { opensElsewhere } from '../ui/opens-elsewhere';
import { siteQueries } from '../features/site/queries';
import type { AnyRouter } from '@tanstack/react-router';

export function followThemeColor(queryClient: QueryClient): void {
  const { queryKey } = siteQueries.settings();
  const settingsHash = hashKey(queryKey);
  const bars = document.querySelector('meta[name="theme-color"]');
  const show = (): void => {
    const settings = queryClient.getQueryData(queryKey);
    if (settings !== undefined) bars?.setAttribute('content', darkOf(settings.darkColor));
  };
  show();
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === settingsHash) show();
  });
}

/** Browsers share a page by its canonical link. Documents made from the shell have none. */
export function followCanonicalLink(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(spokenPath(toLocation.pathname), link.href).href;
  });
}

/** Of what is drawn outside the router, such as alerts. */
export function followLinksOutside(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-route]') : null;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    router.history.push(href);
  });
}

export function followFieldMetrics(url: string | null): void {
  if (url === null) return;
  const measure = (): void => void import('./field-metrics').then(({ sendFieldMetrics }) => sendFieldMetrics(url)).catch(() => undefined);
  const whenIdle = (): void => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(measure);
    else requestIdleCallback(measure);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
