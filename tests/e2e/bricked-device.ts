import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { pageReply } from '../faults/fault-kinds';

/** Responds as the worker of build 0a8a4a5 did: from its caches, whatever is in them, else from the network. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const key = mode === 'navigate' ? '/app.html?__WB_REVISION__=0a8a4a5' : url;
  event.respondWith(caches.match(key, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});`;

/** A server of that old worker and of nothing else: every page is empty. */
export async function serveOldWorker() {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.writeHead(200, { 'Content-Type': isWorker ? 'text/javascript' : 'text/html' }).end(isWorker ? OLD_WORKER : '<h1>Before</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface Poison {
  readonly cacheName: string;
  readonly url: string;
  readonly mediaType: string;
  readonly body: string;
}

/** A portal's page under the name of a file. */
export function portalPage(cacheName: string, url: string): Poison {
  return { cacheName, url, mediaType: 'text/html; charset=utf-8', body: new TextDecoder().decode(pageReply(200).body) };
}

/** Registers the old worker and leaves its caches as build 0a8a4a5 left them behind a portal. */
export async function brick(page: Page, poison: readonly Poison[]): Promise<void> {
  await page.evaluate(async (files) => {
    for (const { cacheName, url, mediaType, body } of files) {
      await (await caches.open(cacheName)).put(url, new Response(body, { headers: { 'Content-Type': mediaType } }));
    }
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  }, poison);
}

/** Cached files whose body is a portal's page, or none at all. */
export function wrongFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (text.includes('Guest WiFi') || text === '') wrong.push(`${name} ${new URL(request.url).pathname}`);
      }
    }
    return wrong;
  });
}
