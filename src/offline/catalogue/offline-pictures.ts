import { HttpError, NetworkError } from '../../api/errors';
import { isEnvelope } from '../../contract/envelope';
import type { PictureToSave } from '../../domain/catalogue-changes';
import { forgetEviction, wereOfflinePicturesEvicted } from './evicted-pictures';
import { DOWNLOAD_HEADER, offlinePictureKey } from './picture-key';
import { storageErrorFrom } from '../storage/storage-error';
import { cacheNames, OFFLINE_PICTURES_CACHE } from '../storage/storage-keys';
import { isWholeMedia } from '../storage/whole-media';

export type OfflinePictures = ReturnType<typeof createOfflinePictures>;

/** Enough for the largest picture on a weak signal. */
const PICTURE_LIMIT_MS = 60_000;

/** Formats whose completeness can be checked. */
const PICTURE_NAME = /\.(avif|webp|png|jpe?g|gif|svg)$/i;

/** For example a portal's page or a truncated file: fetched again later. */
export class NotWholeError extends NetworkError {}

/** A 404 that need not be the store's own: a portal sends such pages too. */
export class MissingError extends NotWholeError {}

/** The files of offline pictures, in their own cache. */
export function createOfflinePictures() {
  /** Whether the browser supports the first format: known after the first picture. */
  let showsFirst: boolean | undefined;

  /** Null when the store itself says that there is no such file. */
  const fetchFile = async (address: string, signal: AbortSignal): Promise<Response | null> => {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PICTURE_LIMIT_MS)]),
      headers: { [DOWNLOAD_HEADER]: '1' },
    }).catch((error: unknown) => {
      throw new NetworkError('No response from the server', { cause: error });
    });
    if (response.status >= 500) throw new HttpError(response.status, '');
    const isPicture = response.status === 200 && !response.redirected && response.headers.get('content-type')?.startsWith('image/');
    if (isPicture === true) return response;
    if (response.status === 404 && isEnvelope(await response.json().catch(() => null))) return null;
    if (response.status === 404 || response.status === 410) throw new MissingError(`${address} is missing`);
    throw new NotWholeError(`${address} is no picture`);
  };

  return {
    /** False when there is no such file or it is on another site. Throws StorageError, HttpError, NetworkError, NotWholeError or MissingError. */
    async save(picture: PictureToSave, signal: AbortSignal): Promise<boolean> {
      const { files } = picture;
      let missing: MissingError | null = null;
      for (const [place, { address }] of files.entries()) {
        if (place === 0 && showsFirst === false && files.length > 1) continue;
        if (new URL(address, location.href).origin !== location.origin) return false;
        const response = await fetchFile(address, signal).catch((error: unknown) => {
          if (!(error instanceof MissingError)) throw error;
          missing = error;
          return null;
        });
        if (response === null) continue;
        if (showsFirst === undefined && place === 0 && files.length > 1) {
          showsFirst = await canShow(response.clone());
          if (!showsFirst) continue;
        }
        await put(address, keyOf(picture, address), response);
        return true;
      }
      if (missing !== null) throw missing;
      return false;
    },
    /** The files of `pictures` that none of `left` shares: back ends may name one file differently. */
    async drop(pictures: readonly PictureToSave[], left: readonly PictureToSave[]): Promise<void> {
      if (pictures.length === 0) return;
      const used = new Set(left.flatMap(savedPictureKeys));
      const cache = await caches.open(OFFLINE_PICTURES_CACHE);
      for (const key of pictures.flatMap(savedPictureKeys)) if (!used.has(key)) await cache.delete(key);
    },
    async dropAll(): Promise<void> {
      await caches.delete(OFFLINE_PICTURES_CACHE);
    },
    wereEvicted: wereOfflinePicturesEvicted,
    forgetEviction: forgetEviction,
    async makeRoom(): Promise<void> {
      await Promise.allSettled([cacheNames.media, cacheNames.video].map((name) => caches.delete(name)));
    },
  };
}

/** A picture in one size only, named by its address, has that as its key: 'floor-2' is not 'floor-1' in another width. */
function keyOf({ name, files }: PictureToSave, address: string): string {
  return files.length === 1 && name === address ? new URL(address, location.href).href : offlinePictureKey(address, location.href);
}

/** Usually one: the files of a picture differ in their format only. */
export function savedPictureKeys(picture: PictureToSave): readonly string[] {
  return picture.files.map(({ address }) => keyOf(picture, address));
}

async function put(address: string, key: string, response: Response): Promise<void> {
  // Read completely first, so that a truncated body is not mistaken for a full device.
  const body = await response.blob().catch((error: unknown) => {
    throw new NetworkError('The response was cut off', { cause: error });
  });
  const { pathname } = new URL(address, location.href);
  const isWhole = PICTURE_NAME.test(pathname) ? isWholeMedia(new Uint8Array(await body.arrayBuffer()), pathname) : body.size > 0;
  if (!isWhole) throw new NotWholeError(`${address} is not whole`);
  try {
    const cache = await caches.open(OFFLINE_PICTURES_CACHE);
    await cache.put(key, new Response(body, { headers: { 'Content-Type': body.type, 'X-Kept-Address': address } }));
  } catch (error) {
    throw storageErrorFrom(error);
  }
}

async function canShow(response: Response): Promise<boolean> {
  const body = await response.blob().catch((error: unknown) => {
    throw new NetworkError('The response was cut off', { cause: error });
  });
  return createImageBitmap(body).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}
