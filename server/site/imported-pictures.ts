import type { FileFolder } from './static-files';

/** The data folder has a media folder like the build's. */
export function importedPictures(dataDir: string): FileFolder {
  return { folder: dataDir, holds: /^\/media\/[a-z0-9-]+\.(?:avif|webp|mp4)$/ };
}
