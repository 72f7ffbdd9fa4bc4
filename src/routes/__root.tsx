import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { siteQueries } from '../features/site/queries';
import type { RouterContext } from './-router-context';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.whenReady(),
  loader: ({ context }) => context.load(siteQueries.settings()),
  component: Outlet,
});
