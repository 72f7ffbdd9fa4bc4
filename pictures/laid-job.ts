import { LAID_WIDTHS_PX } from '../server/media/picture-widths';
import { toByte } from './colour';
import { describe } from './describe';
import { encodeAvif } from './encode';
import { blankSample } from './floor';
import { folders } from './folders';
import { lookOf } from './looks';
import type { PictureFacts } from './picture-facts';
import { sheetFloor } from './sheet-floor';

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
