import { ROOM_WIDTHS_PX } from '../server/media/picture-widths';
import { describe } from './describe';
import { encodeAvif } from './encode';
import { folders } from './folders';
import { lookOf } from './looks';
import type { PictureFacts } from './picture-facts';
import { roomFor, roomOf } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';
import { sheetFloor } from './sheet-floor';
import { storedPasses } from './stored-passes';

/** From the committed pictures of both. */
export async function roomJob(name: string, id: number): Promise<PictureFacts> {
  const look = lookOf(id);
  const { name: roomName, place } = roomFor(id);
  const room = roomOf(roomName);
  const passes = await storedPasses(roomName);
  const floor = await sheetFloor(look);
  const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
  return encodeAvif(
    { name, pixels, width: room.width, height: room.height, alt: describe.room(look, place) },
    ROOM_WIDTHS_PX,
    62,
    folders.media,
  );
}
