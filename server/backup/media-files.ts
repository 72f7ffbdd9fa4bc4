import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ICONS_FOLDER } from '../media/shop-icons';
import { writeWhole } from '../media/write-whole';

/**
 * Imported pictures, the shop's icons, and facts of pictures. Names of pictures are made of the content, so such a file never changes. Facts come last, because a picture with facts
 * counts as complete. Written mails are left out: they contain password links.
 */
const FOLDERS = ['media', ICONS_FOLDER, 'media-facts'];
const NAME = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/i;

/** Files of the data folder that a backup includes, relative to it. */
export async function listMediaFiles(dataDir: string): Promise<readonly string[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => {
      const found = await readdir(join(dataDir, folder)).catch(() => []);
      return found
        .filter((name) => NAME.test(name))
        .sort()
        .map((name) => `${folder}/${name}`);
    }),
  );
  return names.flat();
}

/** False for a name that our backups never contain, such as one outside the data folder. */
export function isMediaFile(path: string): boolean {
  const [folder = '', name = '', ...rest] = path.split('/');
  return FOLDERS.includes(folder) && NAME.test(name) && rest.length === 0;
}

/** Writes files into a data folder; `undo` deletes those that were new. */
export function createMediaRestore(dataDir: string): { put(path: string, content: Buffer): Promise<void>; undo(): Promise<void> } {
  const added: string[] = [];
  return {
    async put(path, content) {
      const place = join(dataDir, path);
      const there = await stat(place).catch(() => null);
      if (there?.size === content.length && (!path.startsWith(`${ICONS_FOLDER}/`) || (await readFile(place)).equals(content))) return;
      await mkdir(dirname(place), { recursive: true });
      if (there === null) added.push(place);
      await writeWhole(place, content);
    },
    undo: async () => void (await Promise.all(added.map((place) => rm(place, { force: true })))),
  };
}
