import { registerRoute } from 'workbox-routing';
import { splitLanguage } from '../src/domain/languages';
import { SHARED_PHOTO_FIELD, SHARED_PHOTO_HASH } from '../src/domain/shared-photo';
import { SHARED_PHOTO_ADDRESS } from '../src/offline/worker/shared-photo';
import { cacheNames } from '../src/offline/storage/storage-keys';

/** A photo shared to the installed app waits in a cache, and the scan page reads it from there. https://w3c.github.io/web-share-target/ */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && splitLanguage(url.pathname).path === '/scan',
    async ({ request, url }) => {
      const photo = await request
        .formData()
        .then((form) => form.get(SHARED_PHOTO_FIELD))
        .catch(() => null);
      const isKept = photo instanceof File && (await keep(photo));
      return Response.redirect(new URL(isKept ? `${url.pathname}#${SHARED_PHOTO_HASH}` : url.pathname, url), 303);
    },
    'POST',
  );
}

async function keep(photo: File): Promise<boolean> {
  try {
    const cache = await caches.open(cacheNames.sharedPhoto);
    await cache.put(SHARED_PHOTO_ADDRESS, new Response(photo, { headers: { 'Content-Type': photo.type } }));
    return true;
  } catch {
    return false;
  }
}
