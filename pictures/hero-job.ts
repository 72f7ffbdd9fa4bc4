import { encodeAvif } from './encode';
import { folders } from './folders';
import { floorOf, lookOf } from './looks';
import type { PictureFacts } from './picture-facts';
import { loadPasses } from './room-jobs';
import { roomOf } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';

/** Puts a product's floor into a hero's room, as it was traced, and writes the picture. */
export async function heroJob(name: string, roomName: string, id: number, alt: string, widths: readonly number[]): Promise<PictureFacts> {
  const room = roomOf(roomName);
  const passes = await loadPasses(roomName);
  // A hero fills a desktop's screen and shows each pore, which the picture of the pieces does not hold.
  const floor = floorOf(lookOf(id));
  const pixels = composeRoom(room, passes, layFloor(room, passes, floor), floor.sheen);
  // Dark plain walls show blocks long before a floor shows loss.
  return encodeAvif({ name, pixels, width: room.width, height: room.height, alt }, widths, 72, folders.media);
}
