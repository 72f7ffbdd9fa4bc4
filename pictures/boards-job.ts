import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { meanColour } from '../server/media/make-picture';
import { toByte } from './colour';
import { blankSample, type Floor } from './floor';
import { folders } from './folders';
import { drawJoints } from './layout';
import type { Look } from './look';
import { floorOf, lookOf } from './looks';
import type { PictureFacts } from './encode';

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

/** Compared tones: strips per board, and points per strip. */
const strips = 4;
const points = 30;

/** Additional rows that are compared. */
const spare = 8;

/** A board stands out when its distance to the most similar one is so many times the usual. */
const aloneAt = 2.2;

/** The mean grey of each strip, 0 to 1. */
function tones(floor: Floor, row: number, leftMm: number, lengthMm: number, widthMm: number): readonly number[] {
  const spot = blankSample();
  return Array.from({ length: strips }, (_, strip) => {
    let sum = 0;
    for (let i = 0; i < points; i += 1) {
      floor.sample(leftMm + ((i + 0.5) / points) * lengthMm, (row + (strip + 0.2 + 0.6 * ((i * 0.618) % 1)) / strips) * widthMm, 4, spot);
      sum += Math.sqrt(0.3 * spot.r + 0.6 * spot.g + 0.1 * spot.b);
    }
    return sum / points;
  });
}

/** The first rows if possible, without boards that stand out: laid many times, such a board would be noticed again and again. */
export function boardRows(
  floor: Floor,
  leftOf: (row: number) => number,
  lengthMm: number,
  widthMm: number,
  boards: number,
): readonly number[] {
  const rows = Array.from({ length: boards + spare }, (_, row) => tones(floor, row, leftOf(row), lengthMm, widthMm));
  const distance = (a: readonly number[], b: readonly number[]): number => Math.max(...a.map((tone, i) => Math.abs(tone - (b[i] ?? 0))));
  // Half the boards are laid turned around.
  const nearest = rows.map((row, i) =>
    Math.min(...rows.flatMap((other, j) => (i === j ? [] : [distance(row, other), distance(row, other.toReversed())]))),
  );
  const usual = nearest.toSorted((a, b) => a - b)[nearest.length >> 1] ?? 0;
  const shown = [...nearest.keys()].filter((row) => (nearest[row] ?? 0) <= usual * aloneAt);
  return [...shown, ...nearest.keys()]
    .filter((row, i, all) => all.indexOf(row) === i)
    .slice(0, boards)
    .toSorted((a, b) => a - b);
}
