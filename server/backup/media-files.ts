import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ICONS_FOLDER } from '../media/kept-icons';
import { writeAside, writeWhole, type FilesAside } from '../media/write-whole';

/** Facts come last: a picture with facts counts as complete. Written mails are left out: they contain password links. */
const FOLDERS = ['media', ICONS_FOLDER, 'media-facts'];
const NAME = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]+$/i;

/** Paths relative to the data folder. */
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

/** False for paths that our backups never contain, such as one outside the data folder. */
export function isMediaFile(path: string): boolean {
  const [folder = '', name = '', ...rest] = path.split('/');
  return FOLDERS.includes(folder) && NAME.test(name) && rest.length === 0;
}

export interface MediaRestore {
  /** Pictures are named by content and get their names at once; icons wait for `showIcons`. */
  put(path: string, content: Buffer): Promise<void>;
  /** Call after the shop is restored: earlier icons are deleted. */
  showIcons(): Promise<void>;
  undo(): Promise<void>;
}

/** Creates a restore of files into a data folder. */
export function createMediaRestore(dataDir: string): MediaRestore {
  const added: string[] = [];
  const icons = new Map<string, FilesAside>();
  return {
    async put(path, content) {
      const place = join(dataDir, path);
      await mkdir(dirname(place), { recursive: true });
      if (path.startsWith(`${ICONS_FOLDER}/`)) {
        icons.set(place, await writeAside([{ path: place, content }]));
        return;
      }
      const there = await stat(place).catch(() => null);
      if (there?.size === content.length) return;
      if (there === null) added.push(place);
      await writeWhole(place, content);
    },
    async showIcons() {
      for (const icon of icons.values()) await icon.place();
      const folder = join(dataDir, ICONS_FOLDER);
      const others = (await readdir(folder).catch(() => [])).map((name) => join(folder, name)).filter((place) => !icons.has(place));
      for (const place of others) await rm(place, { force: true });
    },
    async undo() {
      for (const icon of icons.values()) await icon.drop();
      for (const place of added) await rm(place, { force: true });
    },
  };
}
