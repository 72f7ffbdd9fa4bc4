import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NOT_NAVIGATIONS } from './not-navigations';

/** The empty shell that becomes any route of the store. */
export const SHELL_URL = '/app.html';

/** Answers every navigation with the shell at once, with or without a connection. */
export function serveNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL_URL), { denylist: [...NOT_NAVIGATIONS] }));
}
