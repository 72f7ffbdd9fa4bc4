import { useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { siteQueries } from '../features/site/queries';
import { ShopName } from '../ui/shop-name';
import { DEFAULT_SHOP_NAME } from '../domain/shop-identity';
import type { RouterContext } from './-router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.load(siteQueries.settings()),
  component: Shop,
});

function Shop() {
  const { data: settings } = useQuery(siteQueries.settings());
  return (
    <ShopName value={settings?.shopName ?? DEFAULT_SHOP_NAME}>
      <Outlet />
    </ShopName>
  );
}
