import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { siteQueries } from '../features/site/queries';
import type { RouterContext } from './-router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.load(siteQueries.settings()),
  component: Outlet,
});
