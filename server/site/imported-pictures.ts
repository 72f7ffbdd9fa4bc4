import type { FileFolder } from './static-files';

/** Where the pictures of catalogue files are served from: /media/… lies in the data folder as it does in the build. */
export function importedPictures(dataDir: string): FileFolder {
  return { folder: dataDir, holds: /^\/media\/[a-z0-9-]+\.(?:avif|webp)$/ };
}
