// The kill switch: served as /sw.js in place of a broken worker (docs/deploy.md). Browsers ask for /sw.js at each visit and
// past any cache, so this reaches every device at its next visit; the visit after that has no worker and no copies.
// What the shopper has not sent yet is in IndexedDB, which nothing here touches.
self.addEventListener('install', () => {
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.registration.unregister(),
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    ]),
  );
});
