import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { STORED_LIGHT } from '../src/domain/room-light';
import type { RoomCamera } from '../src/domain/room-camera';
import type { Rgb } from './colour';
import { folders } from './folders';
import { loadPasses } from './room-jobs';
import { roomOf } from './room-list';
import { sunThrough } from './rooms/daylight';
import { passChannels } from './rooms/picture-pass';

/** Three numbers per pixel. */
interface Planes {
  /** Everything except the floor, and the share of it that the floor reflected. */
  readonly view: Float32Array;
  readonly viewShare: Float32Array;
  readonly cover: Float32Array;
  readonly light: Float32Array;
  readonly lightShare: Float32Array;
  readonly mirror: Float32Array;
}

/** The browser recombines these planes. */
function planesOf(name: string, passes: Float32Array): Planes {
  const { width, height, daylight, exposure } = roomOf(name);
  const size = width * height;
  const planes = Array.from({ length: 5 }, () => new Float32Array(size * 3));
  const [view, viewShare, light, lightShare, mirror] = planes as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const cover = new Float32Array(size);
  const at = (i: number): number => passes[i] ?? 0;
  for (let p = 0; p < size; p += 1) {
    const k = p * passChannels;
    const share = at(k + 12);
    cover[p] = share;
    const sun = sunThrough(daylight, at(k + 9), at(k + 10), at(k + 11));
    for (let c = 0; c < 3; c += 1) {
      const i = p * 3 + c;
      const direct = at(k + c) + at(k + 6 + c) * sun;
      const back = at(k + 3 + c);
      view[i] = share < 0.98 ? ((direct + back) * exposure) / (1 - share) : Number.NaN;
      viewShare[i] = share < 0.98 ? back / Math.max(1e-6, direct + back) : Number.NaN;
      const falling = at(k + 13 + c) + at(k + 19) * sun * (daylight.sun[c] ?? 0);
      const again = at(k + 16 + c);
      light[i] = share > 0.02 ? (falling + again) * exposure : Number.NaN;
      lightShare[i] = share > 0.02 ? again / Math.max(1e-6, falling + again) : Number.NaN;
      mirror[i] = share > 0.02 ? at(k + 20 + c) * exposure : Number.NaN;
    }
  }
  return { view, viewShare, cover, light, lightShare, mirror };
}

/** Ignores missing values. */
function halved(plane: Float32Array, width: number, height: number): Float32Array {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        let n = 0;
        for (let s = 0; s < 4; s += 1) {
          const value = plane[((y * 2 + (s >> 1)) * width + x * 2 + (s & 1)) * 3 + c] ?? Number.NaN;
          if (Number.isNaN(value)) continue;
          sum += value;
          n += 1;
        }
        out[(y * w + x) * 3 + c] = n > 0 ? sum / n : Number.NaN;
      }
    }
  }
  return out;
}

/** From coarser and coarser neighbours: edges do not bleed, and the area compresses well. */
function filled(plane: Float32Array, width: number, height: number): Float32Array {
  if (width < 2 || height < 2) return plane.map((value) => (Number.isNaN(value) ? 0 : value));
  if (!plane.some((value) => Number.isNaN(value))) return plane;
  const coarse = filled(halved(plane, width, height), width >> 1, height >> 1);
  const w = width >> 1;
  const h = height >> 1;
  return plane.map((value, i) => {
    if (!Number.isNaN(value)) return value;
    const p = Math.floor(i / 3);
    const x = Math.min(w - 1, (p % width) >> 1);
    const y = Math.min(h - 1, Math.floor(p / width) >> 1);
    return coarse[(y * w + x) * 3 + (i % 3)] ?? 0;
  });
}

function stored(plane: Float32Array, range: number = STORED_LIGHT.range): Uint8Array {
  return Uint8Array.from(plane, (value) => Math.round(255 * Math.min(1, Math.max(0, value / range)) ** (1 / STORED_LIGHT.gamma)));
}

function shares(plane: Float32Array): Uint8Array {
  return Uint8Array.from(plane, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
}

function besides(left: Uint8Array, right: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height * 6);
  for (let y = 0; y < height; y += 1) {
    out.set(left.subarray(y * width * 3, (y + 1) * width * 3), y * width * 6);
    out.set(right.subarray(y * width * 3, (y + 1) * width * 3), y * width * 6 + width * 3);
  }
  return out;
}

const mostBytes = 60_000;
const leastQuality = 66;

async function write(name: string, pixels: Uint8Array, width: number, height: number, quality: number): Promise<void> {
  const encode = (at: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ quality: at, effort: 3, chromaSubsampling: '4:2:0' })
      .toBuffer();
  let bytes = await encode(quality);
  for (let less = quality - 4; bytes.length > mostBytes && less >= leastQuality; less -= 4) bytes = await encode(less);
  await writeFile(join(folders.media, `${name}-${width}.avif`), bytes);
}

/** For the browser, without size and extension. */
export function viewFiles(roomName: string): readonly (readonly [string, number])[] {
  const { width } = roomOf(roomName);
  const name = roomName.endsWith('-evening') ? `room-${roomName}` : `room-${roomName}-day`;
  const own = [
    [`${name}-view`, width],
    [`${name}-floor`, width],
    [`${name}-bounce`, width >> 1],
  ] as const;
  return roomName.endsWith('-evening') ? own : [...own, [`room-${roomName}-cover`, width]];
}

/**
 * `view`: everything except the floor; `floor`: light on the floor beside its reflections, at half size; `bounce`: the share of both that
 * the floor reflected, at a quarter; by day `cover`: the area of the floor.
 */
export async function viewJob(roomName: string): Promise<void> {
  const { width, height } = roomOf(roomName);
  const planes = planesOf(roomName, await loadPasses(roomName));
  const [view, floor, bounce, cover] = viewFiles(roomName);
  const half = (plane: Float32Array): Float32Array => filled(halved(plane, width, height), width >> 1, height >> 1);
  const quarter = (plane: Float32Array): Float32Array => {
    const small = halved(halved(plane, width, height), width >> 1, height >> 1);
    return filled(small, width >> 2, height >> 2);
  };
  if (view) await write(view[0], stored(filled(planes.view, width, height)), width, height, 80);
  if (floor)
    await write(
      floor[0],
      besides(stored(half(planes.light)), stored(half(planes.mirror), STORED_LIGHT.mirrorRange), width >> 1, height >> 1),
      width,
      height >> 1,
      80,
    );
  if (bounce)
    await write(
      bounce[0],
      besides(shares(quarter(planes.viewShare)), shares(quarter(planes.lightShare)), width >> 2, height >> 2),
      width >> 1,
      height >> 2,
      56,
    );
  if (cover) {
    const mask = Uint8Array.from(planes.cover, (value) => Math.round(value * 255));
    const bytes = await sharp(mask, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .avif({ quality: 86, effort: 3 })
      .toBuffer();
    await writeFile(join(folders.media, `${cover[0]}-${width}.avif`), bytes);
  }
}

/** What the browser needs besides the pictures. */
export interface RoomFacts {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly camera: Omit<RoomCamera, 'aspect'>;
  /** Linear; the room's light was traced with it. */
  readonly floorColour: Rgb;
  /** Of the boards against the room, in degrees. */
  readonly floorTurn: number;
  readonly lights: readonly ('day' | 'evening')[];
}

export async function recordRooms(file: string, names: readonly string[]): Promise<void> {
  const rooms = names.map((name): RoomFacts => {
    const { width, height, camera, floorColour, floorTurn, evening } = roomOf(name);
    return { name, width, height, camera, floorColour, floorTurn, lights: evening ? ['day', 'evening'] : ['day'] };
  });
  await writeFile(file, `[\n${rooms.map((room) => `  ${JSON.stringify(room)}`).join(',\n')}\n]\n`);
}
