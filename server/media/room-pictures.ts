import { readdir } from 'node:fs/promises';
import type { PictureSizes } from '../repositories/pictures';

/** As the picture program writes them. */
const ROOM_PICTURE = /^(room-[a-z0-9-]+-(?:view|floor|bounce|cover))-(\d{1,5})\.avif$/;

/** They belong to no product and are not in the database. Each has one width. */
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
