import { cacheNames, clientsClaim } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { drainOnSync } from './drain-on-sync';
import { serveEarlierCode } from './earlier-code';
import { serveDesk } from './desk-files';
import { fetchAhead } from './fetch-ahead';
import { serveMedia } from './media-route';
import { createKeptDocuments, dropDocuments } from './kept-documents';
import { createKeptLanguage } from './kept-language';
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
const language = createKeptLanguage(self, manifest);
fetchAhead(self, manifest, ownFiles, cacheNames.precache, language);
precacheShell(manifest, ownFiles, cacheNames.precache, language);
serveDesk();
serveEarlierCode(self, manifest);
servePageStyles(ownFiles);
const documents = createKeptDocuments(ownFiles);
dropDocuments(self);
serveNavigations(ownFiles, cacheNames.precache, documents);
const silence = createSilence();
serveMedia(silence);
takeSharedPhotos();
listenToPage(self, silence, documents, { id: ownFiles.build, builtAt: __BUILT_AT__ }, (spoken) =>
  language.speak(spoken, ownFiles, cacheNames.precache, getCacheKeyForURL),
);
drainOnSync(self, language.read);
clientsClaim();
