import { join } from 'node:path';
import sharp from 'sharp';
import { blankFloorSpot, patternTurn, pieceAt } from '../../src/domain/floor-layout';
import { layFloor } from '../../src/domain/room-floor';
import { toLinear } from '../../src/domain/room-light';
import { boardsSheet } from './boards-job';
import { toByte } from './colour';
import { encodeAvif } from './encode';
import { folders } from './folders';
import type { Look } from './look';
import { lookOf } from './looks';
import type { PictureFacts } from './picture-facts';

const width = 960;
const height = 720;
/** Three metres of floor across: every product at one scale, and enough rows to see how they are laid. */
const mmPerPixel = 3.2;
/** Samples per pixel edge. */
const samples = 3;

export const laidWidths = [320, 640, width];

const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function howLaid(look: Look): { readonly pattern: 'straight' | 'herringbone'; readonly rowStep: number | null; readonly words: string } {
  if (look.kind === 'stone') return { pattern: 'straight', rowStep: look.lengthMm > 700 ? 0.5 : 1 / 3, words: 'tiles laid in a running bond' };
  if (look.pattern === 'herringbone') return { pattern: 'herringbone', rowStep: null, words: 'boards laid in herringbone' };
  return { pattern: 'straight', rowStep: null, words: 'long boards laid straight, their joints spread' };
}

/** Lays the pieces of a product's sheet as the store's rooms lay them, seen from straight above in soft light, and writes the picture. */
export async function laidJob(name: string, id: number): Promise<PictureFacts> {
  const look = lookOf(id);
  const { data: sheet, info } = await sharp(join(folders.media, `p${id}-boards-${boardsSheet(look).width}.avif`)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { pattern, rowStep, words } = howLaid(look);
  const { lengthMm, widthMm, sheen } = look;
  const picture = { src: '', widths: [], widthPx: info.width, heightPx: info.height, color: '', alt: '' };
  const lay = layFloor({ sheet: picture, lengthMm, widthMm, patterns: [pattern], rowStep, sheen }, pattern);
  const turn = (patternTurn(pattern, false) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = blankFloorSpot();
  const pixels = new Uint8Array(width * height * 3);
  const sum = new Float64Array(3);
  const pieceHeight = info.height / lay.pieces;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum.fill(0);
      for (let s = 0; s < samples * samples; s += 1) {
        const floorX = (x + ((s % samples) + 0.5) / samples) * mmPerPixel + 700;
        const floorY = (y + (Math.floor(s / samples) + 0.5) / samples) * mmPerPixel + 700;
        pieceAt(lay, floorX * cos + floorY * sin, floorY * cos - floorX * sin, spot);
        const along = (spot.isReversed ? lengthMm - spot.along : spot.along) / lengthMm;
        const across = (spot.isReversed ? widthMm - spot.across : spot.across) / widthMm;
        const column = Math.min(info.width - 1, Math.max(0, Math.floor(along * info.width)));
        const row = Math.min(info.height - 1, Math.max(0, Math.floor((spot.piece + Math.min(0.999, Math.max(0, across))) * pieceHeight)));
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (linear[sheet[(row * info.width + column) * 3 + c] ?? 0] ?? 0);
      }
      // A window up left, as in every catalogue.
      const fall = (1 + 0.16 * (0.5 - x / width) + 0.12 * (0.5 - y / height)) / (samples * samples);
      for (let c = 0; c < 3; c += 1) pixels[(y * width + x) * 3 + c] = toByte((sum[c] ?? 0) * fall);
    }
  }
  return encodeAvif({ name, pixels, width, height, alt: `${look.title} from above, three meters of it: ${words}` }, laidWidths, 52, folders.media);
}
