import { ROOM_WIDTHS_PX } from '../server/media/picture-formats';
import { encodeAvif, type PictureFacts } from './encode';
import { folders } from './folders';
import { floorOf, lookOf } from './looks';
import { loadPasses } from './room-jobs';
import { roomOf, roomFor, type RoomPart } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';
import { describe } from './look';
import { sheetFloor } from './sheet-floor';
import { storedPasses } from './stored-passes';

export async function heroJob(name: string, roomName: string, id: number, alt: string, widths: readonly number[]): Promise<PictureFacts> {
  const room = roomOf(roomName);
  const passes = await loadPasses(roomName);
  // A hero fills a desktop screen and shows every pore, which the picture of the boards does not contain.
  const floor = floorOf(lookOf(id));
  const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
  // At low quality, dark plain walls show blocks long before a floor shows a loss.
  return encodeAvif({ name, pixels, width: room.width, height: room.height, alt }, widths, 72, folders.media);
}

/** From the committed pictures of both. */
export async function roomJob(name: string, id: number, part: RoomPart): Promise<PictureFacts> {
  const look = lookOf(id);
  const { name: roomName, place } = roomFor(id, part);
  const room = roomOf(roomName);
  const passes = await storedPasses(roomName);
  const floor = await sheetFloor(look);
  const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
  return encodeAvif(
    { name, pixels, width: room.width, height: room.height, alt: describe.room(look, place) },
    ROOM_WIDTHS_PX,
    // Of all pictures a kept catalogue holds at most 15 MB.
    part === 'room' ? 62 : 52,
    folders.media,
  );
}
