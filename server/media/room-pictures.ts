import { readdir } from 'node:fs/promises';
import type { PictureSizes } from '../repositories/pictures';

/** Names that the picture program gives to the layers of a room. */
const ROOM_PICTURE = /^(room-[a-z0-9-]+-(?:view|floor|bounce|cover))-(\d{1,5})\.avif$/;

/** Pictures of the room views. No product has them, so they are not in the database. Each exists in one width. */
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
