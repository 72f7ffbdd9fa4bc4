import { encodeAvif } from './encode';
import { folders } from './folders';
import { floorOf, lookOf } from './looks';
import type { PictureFacts } from './picture-facts';
import { loadPasses } from './room-jobs';
import { roomOf } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';

export async function heroJob(name: string, roomName: string, id: number, alt: string, widths: readonly number[]): Promise<PictureFacts> {
  const room = roomOf(roomName);
  const passes = await loadPasses(roomName);
  // A hero fills a desktop screen and shows every pore, which the picture of the boards does not contain.
  const floor = floorOf(lookOf(id));
  const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
  // At low quality, dark plain walls show blocks long before a floor shows a loss.
  return encodeAvif({ name, pixels, width: room.width, height: room.height, alt }, widths, 72, folders.media);
}
