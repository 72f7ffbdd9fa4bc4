import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { boardRows } from './board-rows';
import { toByte } from './colour';
import { blankSample } from './floor';
import { folders } from './folders';
import { drawJoints } from './layout-straight';
import type { Look } from './look';
import { floorOf, lookOf } from './looks';
import { meanColour } from '../server/media/mean-colour';
import type { PictureFacts } from './picture-facts';

const mostBytes = 60_000;
const bestQuality = 62;
const leastQuality = 26;

/** With the number of boards, a picture has about 1.25 megapixels. */
const mmPerPixel = 1.5;

/** From here on contrast between boards is the floor's character: no board is left out. */
const strongVariation = 0.8;

/** In pixels. */
export function boardsSheet(look: Pick<Look, 'kind' | 'lengthMm' | 'widthMm'>): {
  readonly width: number;
  readonly boardHeight: number;
  readonly boards: number;
} {
  const scale = look.kind === 'stone' ? mmPerPixel * 0.8 : mmPerPixel;
  const width = Math.round(look.lengthMm / scale);
  const boardHeight = Math.round(look.widthMm / scale);
  return { width, boardHeight, boards: Math.min(12, Math.max(6, Math.round(1.22e6 / (width * boardHeight)))) };
}

/** Whole boards, one below the other, without lighting, as sRGB bytes. */
export function drawBoards(look: Look): { readonly pixels: Uint8Array; readonly width: number; readonly height: number } {
  const { width, boardHeight, boards } = boardsSheet(look);
  // Boards are the same in every pattern; a straight row shows whole ones.
  const floor = floorOf(look.kind === 'wood' ? { ...look, pattern: 'straight' } : look);
  const joints = look.kind === 'wood' ? drawJoints(look.lengthMm, look.id, Math.min(300, look.lengthMm * 0.2)) : undefined;
  const step = look.lengthMm > 700 ? 0.5 : 1 / 3;
  const pixels = new Uint8Array(width * boardHeight * boards * 3);
  const spot = blankSample();
  const samples = 1;
  const stepX = look.lengthMm / width / samples;
  const stepY = look.widthMm / boardHeight / samples;
  const leftOf = (row: number): number => (joints ? (joints[row] ?? 0) : ((row * step) % 1) * look.lengthMm);
  const rows =
    look.variation > strongVariation
      ? Array.from({ length: boards }, (_, row) => row)
      : boardRows(floor, leftOf, look.lengthMm, look.widthMm, boards);
  for (const [board, row] of rows.entries()) {
    const left = leftOf(row);
    const top = row * look.widthMm;
    for (let y = 0; y < boardHeight; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let r = 0;
        let g = 0;
        let b = 0;
        for (let s = 0; s < samples * samples; s += 1) {
          floor.sample(
            left + (x * samples + (s % samples) + 0.5) * stepX,
            top + (y * samples + Math.floor(s / samples) + 0.5) * stepY,
            stepX,
            spot,
          );
          r += spot.r;
          g += spot.g;
          b += spot.b;
        }
        const to = ((board * boardHeight + y) * width + x) * 3;
        pixels[to] = toByte(r / (samples * samples));
        pixels[to + 1] = toByte(g / (samples * samples));
        pixels[to + 2] = toByte(b / (samples * samples));
      }
    }
  }
  return { pixels, width, height: boardHeight * boards };
}

export async function boardsJob(name: string, id: number): Promise<PictureFacts> {
  const look = lookOf(id);
  const { pixels, width, height } = drawBoards(look);
  const encode = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
  let quality = bestQuality;
  let bytes = await encode(quality);
  while (bytes.length > mostBytes && quality > leastQuality) {
    quality = Math.max(leastQuality, Math.min(quality - 2, Math.round(quality * (mostBytes / bytes.length) ** 0.45)));
    bytes = await encode(quality);
  }
  await writeFile(join(folders.media, `${name}-${width}.avif`), bytes);
  return { width, height, widths: [width], color: meanColour(pixels), alt: `Single boards of ${look.title}, seen straight from above` };
}
