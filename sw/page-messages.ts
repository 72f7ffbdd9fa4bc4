import { readWorkerMessage, type WorkerBuild } from '../src/offline/worker/worker-messages';
import type { Language } from '../src/domain/languages';
import { forEachLimited } from './fetch-files';
import type { KeptDocuments } from './kept-documents';
import { cacheMedia } from './media-route';
import type { Silence } from './network-silence';

/** Few, so that the page's own requests are not delayed. */
const AT_A_TIME = 3;

/** Handles the page's messages: activate now, say which build this is, cache pictures that it has shown, or keep documents. */
export function listenToPage(
  scope: ServiceWorkerGlobalScope,
  silence: Silence,
  documents: KeptDocuments,
  build: WorkerBuild,
  speak: (language: Language) => Promise<void>,
): void {
  scope.addEventListener('message', (event) => {
    const message = readWorkerMessage(event.data);
    if (message === null) return;
    switch (message.type) {
      case 'SKIP_WAITING':
        event.waitUntil(scope.skipWaiting());
        return;
      case 'WHICH_BUILD':
        event.ports[0]?.postMessage(build);
        return;
      case 'SPEAK':
        event.waitUntil(speak(message.language).catch(() => undefined));
        return;
      case 'WARM_MEDIA':
        event.waitUntil(forEachLimited(message.urls, AT_A_TIME, async (url) => silence.isSilent() || cacheMedia(url, event)));
        return;
      case 'KEEP_DOCUMENTS':
        event.waitUntil(forEachLimited(message.paths, AT_A_TIME, async (path) => silence.isSilent() || documents.refresh(path)));
    }
  });
}
