import { hashKey, type QueryClient } from '@tanstack/react-query';
import { darkOf } from '../domain/dark-colour';
import { siteQueries } from '../features/site/queries';

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
