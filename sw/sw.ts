import { cacheNames, clientsClaim } from 'workbox-core';
import { drainOnSync } from './drain-on-sync';
import { serveEarlierCode } from './earlier-code';
import { fetchAhead } from './fetch-ahead';
import { serveMedia } from './media-route';
import { listenToPage } from './page-messages';
import { precacheShell } from './precache-shell';
import { serveNavigations } from './navigation-route';

declare const self: ServiceWorkerGlobalScope;

// The worker caches the app shell, scripts, fonts, pictures and video. API responses are saved by the page, so nothing of a
// signed-in shopper is ever in these caches.
const manifest = self.__WB_MANIFEST;
fetchAhead(self, manifest, cacheNames.precache);
precacheShell(manifest);
serveEarlierCode(self, manifest);
serveNavigations();
serveMedia();
listenToPage(self);
drainOnSync(self);
clientsClaim();
