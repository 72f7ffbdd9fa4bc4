import { useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { siteQueries } from '../features/site/queries';
import { ShopSettings } from '../ui/shop-name';
import type { RouterContext } from './-router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.load(siteQueries.settings()),
  component: Shop,
});

function Shop() {
  const { data: settings } = useQuery(siteQueries.settings());
  return (
    <ShopSettings value={settings}>
      {settings?.colourCss && <style>{settings.colourCss}</style>}
      <Outlet />
    </ShopSettings>
  );
}
