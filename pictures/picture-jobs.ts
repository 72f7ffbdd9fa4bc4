import { ROOM_WIDTHS_PX, LAID_WIDTHS_PX } from '../server/media/picture-formats';
import { encodeAvif, type PictureFacts } from './encode';
import { folders } from './folders';
import { floorOf, lookOf } from './looks';
import { loadPasses } from './room-jobs';
import { roomOf, roomFor } from './room-list';
import { composeRoom, layFloor } from './rooms/compose';
import { describe } from './look';
import { sheetFloor } from './sheet-floor';
import { storedPasses } from './stored-passes';
import { toByte } from './colour';
import { blankSample } from './floor';

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

const width = 960;
const height = 720;
/** Three metres of floor across: all products at one scale, with enough rows to show the pattern. */
const mmPerPixel = 3.2;
/** Samples per pixel edge. */
const samples = 3;

/** From directly above, in soft light. */
export async function laidJob(name: string, id: number): Promise<PictureFacts> {
  const look = lookOf(id);
  const floor = await sheetFloor(look);
  const spot = blankSample();
  const step = mmPerPixel / samples;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [r, g, b] = [0, 0, 0];
      for (let s = 0; s < samples * samples; s += 1) {
        floor.sample(
          700 + (x * samples + (s % samples) + 0.5) * step,
          700 + (y * samples + Math.floor(s / samples) + 0.5) * step,
          step,
          spot,
        );
        r += spot.r;
        g += spot.g;
        b += spot.b;
      }
      // Light from a window at the upper left.
      const fall = (1 + 0.16 * (0.5 - x / width) + 0.12 * (0.5 - y / height)) / (samples * samples);
      pixels.set([toByte(r * fall), toByte(g * fall), toByte(b * fall)], (y * width + x) * 3);
    }
  }
  return encodeAvif({ name, pixels, width, height, alt: describe.laid(look) }, LAID_WIDTHS_PX, 52, folders.media);
}
