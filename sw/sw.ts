import { cacheNames, clientsClaim } from 'workbox-core';
import { drainOnSync } from './drain-on-sync';
import { serveEarlierCode } from './earlier-code';
import { serveDesk } from './desk-files';
import { fetchAhead } from './fetch-ahead';
import { serveMedia } from './media-route';
import { createKeptDocuments, dropDocuments } from './kept-documents';
import { createOwnFiles } from './own-files';
import { listenToPage } from './page-messages';
import { servePageStyles } from './page-styles';
import { precacheShell } from './precache-shell';
import { serveNavigations } from './navigation-route';
import { takeSharedPhotos } from './shared-photo';
import { createSilence } from './network-silence';

declare const self: ServiceWorkerGlobalScope;

// The page stores API responses itself: the worker's caches never contain data of a signed-in shopper.
const manifest = self.__WB_MANIFEST;
const ownFiles = createOwnFiles(manifest, self.location.href);
fetchAhead(self, manifest, ownFiles, cacheNames.precache);
precacheShell(manifest, ownFiles, cacheNames.precache);
serveDesk();
serveEarlierCode(self, manifest);
servePageStyles(ownFiles);
const documents = createKeptDocuments(ownFiles);
dropDocuments(self);
serveNavigations(ownFiles, cacheNames.precache, documents);
const silence = createSilence();
serveMedia(silence);
takeSharedPhotos();
listenToPage(self, silence, documents);
drainOnSync(self);
clientsClaim();
