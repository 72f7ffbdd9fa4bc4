import type { FileFolder } from './static-files';

/** Serves the pictures and videos of catalogue and content imports: the data folder has a media folder like the build's. */
export function importedPictures(dataDir: string): FileFolder {
  return { folder: dataDir, holds: /^\/media\/[a-z0-9-]+\.(?:avif|webp|mp4)$/ };
}
