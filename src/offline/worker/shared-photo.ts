import { SHARED_PHOTO_FIELD } from '../../domain/shared-photo';
import { cacheNames } from '../storage/storage-keys';

/** In its cache only. */
export const SHARED_PHOTO_ADDRESS = '/scan/shared-photo';

/** What was shared to the app, once; null when there is nothing. Never rejects. */
export async function takeSharedPhoto(): Promise<File | null> {
  try {
    const kept = await caches.match(SHARED_PHOTO_ADDRESS, { cacheName: cacheNames.sharedPhoto });
    await caches.delete(cacheNames.sharedPhoto);
    if (kept === undefined) return null;
    const photo = await kept.blob();
    return new File([photo], SHARED_PHOTO_FIELD, { type: photo.type });
  } catch {
    return null;
  }
}
