import { join } from 'node:path';
import sharp from 'sharp';
import { blankFloorSpot, patternTurn, pieceAt } from '../src/domain/floor-layout';
import { layFloor } from '../src/domain/room-floor';
import { toLinear } from '../src/domain/room-light';
import { boardsSheet } from './boards-job';
import type { Floor } from './floor';
import { folders } from './folders';
import type { Look } from './look';

/** Linear light, three numbers per pixel. */
interface Level {
  readonly pixels: Float32Array;
  readonly width: number;
  readonly height: number;
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function halved({ pixels, width, height }: Level): Level {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        const at = (y * 2 * width + x * 2) * 3 + c;
        out[(y * w + x) * 3 + c] =
          ((pixels[at] ?? 0) + (pixels[at + 3] ?? 0) + (pixels[at + width * 3] ?? 0) + (pixels[at + width * 3 + 3] ?? 0)) / 4;
      }
    }
  }
  return { pixels: out, width: w, height: h };
}

function layOf(look: Look): { readonly pattern: 'straight' | 'herringbone'; readonly rowStep: number | null } {
  if (look.kind === 'stone') return { pattern: 'straight', rowStep: look.lengthMm > 700 ? 0.5 : 1 / 3 };
  return { pattern: look.pattern, rowStep: null };
}

/** Laid from the picture of its boards: a hundred times faster than drawing each board. */
export async function sheetFloor(look: Look): Promise<Floor> {
  const { data, info } = await sharp(join(folders.media, `p${look.id}-boards-${boardsSheet(look).width}.avif`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels: Level[] = [{ pixels: Float32Array.from(data, (byte) => linear[byte] ?? 0), width: info.width, height: info.height }];
  for (let last = levels[0]; last !== undefined && last.width > 64; last = levels.at(-1)) levels.push(halved(last));
  const { pattern, rowStep } = layOf(look);
  const { lengthMm, widthMm, sheen } = look;
  const sheet = { src: '', widths: [], widthPx: info.width, heightPx: info.height, color: '', alt: '' };
  const lay = layFloor({ sheet, lengthMm, widthMm, patterns: [pattern], rowStep, sheen }, pattern);
  const turn = (patternTurn(pattern, false) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const spot = blankFloorSpot();
  return {
    sheen,
    sample(x, y, size, out): void {
      pieceAt(lay, x * cos + y * sin, y * cos - x * sin, spot);
      const finest = lengthMm / info.width;
      const level = levels[Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(size / finest))))];
      if (level === undefined) return;
      const along = (spot.isReversed ? lengthMm - spot.along : spot.along) / lengthMm;
      const across = (spot.isMirrored ? widthMm - spot.across : spot.across) / widthMm;
      const column = Math.min(level.width - 1, Math.max(0, Math.floor(along * level.width)));
      const row = Math.min(level.height - 1, Math.floor(((spot.piece + Math.min(0.999, Math.max(0, across))) * level.height) / lay.pieces));
      const at = (row * level.width + column) * 3;
      out.r = level.pixels[at] ?? 0;
      out.g = level.pixels[at + 1] ?? 0;
      out.b = level.pixels[at + 2] ?? 0;
      out.gloss = 1;
      out.height = 0;
    },
  };
}
