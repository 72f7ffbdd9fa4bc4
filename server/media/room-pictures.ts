import { readdir } from 'node:fs/promises';
import type { PictureSizes } from '../repositories/pictures';

/** How the picture program names what the store's rooms are put together from. */
const ROOM_PICTURE = /^(room-[a-z0-9-]+-(?:view|floor|bounce|cover))-(\d{1,5})\.avif$/;

/** The rooms floors are laid in: no product shows them, so the database does not know them. Each is made in one width. */
export async function findRoomPictures(folders: readonly string[]): Promise<readonly PictureSizes[]> {
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return names
    .flat()
    .sort()
    .flatMap((file) => {
      const [, name, width] = ROOM_PICTURE.exec(file) ?? [];
      return name === undefined ? [] : [{ name, widths: [Number(width)] }];
    });
}
