import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NOT_NAVIGATIONS } from './not-navigations';

/** The empty app shell, in which every route renders. */
export const SHELL_URL = '/app.html';

/** Serves every navigation from the app shell, with or without a connection. */
export function serveNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL_URL), { denylist: [...NOT_NAVIGATIONS] }));
}
