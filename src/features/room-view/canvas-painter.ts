import { blankFloorSpot, pieceAt } from '../../domain/floor-layout';
import { floorPoint, type FloorView } from '../../domain/room-camera';
import { develop, mirrorShare, STORED_LIGHT, toLinear, WHITE_BALANCE } from '../../domain/room-light';
import type { Painter, Scene } from './scene';

/** The screen scales it up. */
const WIDTH_PX = 800;

/** All at one size. */
interface RoomBytes {
  readonly view: Uint8ClampedArray;
  readonly cover: Uint8ClampedArray;
  readonly light: Uint8ClampedArray;
  readonly mirror: Uint8ClampedArray;
  readonly viewBounce: Uint8ClampedArray;
  readonly lightBounce: Uint8ClampedArray;
}

const srgb = Float64Array.from({ length: 256 }, (_, i) => toLinear(i / 255));
const stored = Float64Array.from({ length: 256 }, (_, i) => (i / 255) ** STORED_LIGHT.gamma);
const shown = Uint8ClampedArray.from({ length: 4097 }, (_, i) => {
  const linear = (i / 4096) ** 2;
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/** From `left` to `right` of its width (0 to 1), scaled to another size. */
function bytesOf(image: HTMLImageElement, left: number, right: number, width: number, height: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return new Uint8ClampedArray(width * height * 4);
  const { naturalWidth, naturalHeight } = image;
  context.drawImage(image, left * naturalWidth, 0, (right - left) * naturalWidth, naturalHeight, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** For devices without WebGL: the same picture, slightly softer. */
export function canvasPainter(): Painter {
  const rooms = new WeakMap<HTMLImageElement, RoomBytes>();
  const sheets = new WeakMap<HTMLImageElement, readonly SheetLevel[]>();

  const roomBytes = ({ passes }: Scene, width: number, height: number): RoomBytes => {
    const before = rooms.get(passes.view);
    if (before !== undefined) return before;
    const bytes: RoomBytes = {
      view: bytesOf(passes.view, 0, 1, width, height),
      cover: bytesOf(passes.cover, 0, 1, width, height),
      light: bytesOf(passes.floor, 0, 0.5, width, height),
      mirror: bytesOf(passes.floor, 0.5, 1, width, height),
      viewBounce: bytesOf(passes.bounce, 0, 0.5, width, height),
      lightBounce: bytesOf(passes.bounce, 0.5, 1, width, height),
    };
    rooms.set(passes.view, bytes);
    return bytes;
  };

  const levels = (sheet: HTMLImageElement): readonly SheetLevel[] => {
    const before = sheets.get(sheet);
    if (before !== undefined) return before;
    const { naturalWidth, naturalHeight } = sheet;
    const made = levelsOf(bytesOf(sheet, 0, 1, naturalWidth, naturalHeight), naturalWidth, naturalHeight);
    sheets.set(sheet, made);
    return made;
  };

  return {
    kind: 'canvas',
    paint(scene: Scene, target: CanvasRenderingContext2D): boolean {
      const width = WIDTH_PX;
      const height = Math.round(WIDTH_PX / scene.passes.room.camera.aspect);
      const image = new ImageData(width, height);
      paintBytes(scene, roomBytes(scene, width, height), levels(scene.sheet), image.data, width, height);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      target.imageSmoothingQuality = 'high';
      target.drawImage(canvas, 0, 0, target.canvas.width, target.canvas.height);
      return true;
    },
    dispose(): void {},
  };
}

function paintBytes(
  scene: Scene,
  room: RoomBytes,
  sheet: readonly SheetLevel[],
  out: Uint8ClampedArray,
  width: number,
  height: number,
): void {
  const { back, metered, sheen } = scene;
  const { camera } = scene.passes.room;
  const value = new Float64Array(3);
  const colour = new Float64Array(3);
  const eye: FloorView = { x: 0, z: 0, cosine: 1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const p = (y * width + x) * 4;
      const share = (room.cover[p] ?? 0) / 255;
      let mirror = 0;
      if (share > 0.004) {
        floorColour(scene, sheet, x, y, width, height, colour);
        floorPoint(camera, (x + 0.5) / width, (y + 0.5) / height, eye);
        mirror = mirrorShare(eye.cosine, sheen);
      }
      for (let c = 0; c < 3; c += 1) {
        const more = (back[c] ?? 1) - 1;
        let light = (stored[room.view[p + c] ?? 0] ?? 0) * STORED_LIGHT.range * (1 + ((room.viewBounce[p + c] ?? 0) / 255) * more);
        if (share > 0.004) {
          const falling = (stored[room.light[p + c] ?? 0] ?? 0) * STORED_LIGHT.range * (1 + ((room.lightBounce[p + c] ?? 0) / 255) * more);
          const floor =
            (colour[c] ?? 0) * falling * (1 - mirror) + (stored[room.mirror[p + c] ?? 0] ?? 0) * STORED_LIGHT.mirrorRange * mirror;
          light += (floor - light) * share;
        }
        value[c] = light * metered * (WHITE_BALANCE[c] ?? 1);
      }
      develop(value);
      for (let c = 0; c < 3; c += 1) out[p + c] = shown[Math.min(4096, Math.round(Math.sqrt(value[c] ?? 0) * 4096))] ?? 255;
      out[p + 3] = 255;
    }
  }
}

const spot = blankFloorSpot();
const point: FloorView = { x: 0, z: 0, cosine: 1 };

/** Mean linear colour: two samples across, more when the pixel covers a long stretch of floor. */
function floorColour(
  scene: Scene,
  sheet: readonly SheetLevel[],
  px: number,
  py: number,
  width: number,
  height: number,
  out: Float64Array,
): void {
  const { lay, turn } = scene;
  const { camera } = scene.passes.room;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  out.fill(0);
  const down = Math.max(0.004, (((py + 0.5) / height - camera.horizon) * camera.spread) / camera.aspect);
  const acrossMm = ((camera.at[1] / down) * camera.spread) / width;
  const rows = Math.min(6, Math.max(2, Math.round(1 / down)));
  const level =
    sheet[Math.min(sheet.length - 1, Math.max(0, Math.round(Math.log2(((acrossMm / 2) * (sheet[0]?.width ?? 1)) / lay.lengthMm))))];
  if (level === undefined) return;
  const pieceHeight = level.height / lay.pieces;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < 2; i += 1) {
      if (!floorPoint(camera, (px + (i + 0.5) / 2) / width, (py + (j + 0.5) / rows) / height, point)) continue;
      pieceAt(lay, point.x * cos + point.z * sin, point.z * cos - point.x * sin, spot);
      const along = spot.isReversed ? lay.lengthMm - spot.along : spot.along;
      const across = spot.isMirrored ? lay.widthMm - spot.across : spot.across;
      const u = Math.min(level.width - 1, Math.floor((along / lay.lengthMm) * level.width));
      const v = Math.min(level.height - 1, Math.floor((spot.piece + Math.min(0.999, across / lay.widthMm)) * pieceHeight));
      const at = (v * level.width + u) * 4;
      for (let c = 0; c < 3; c += 1) out[c] = (out[c] ?? 0) + (srgb[level.bytes[at + c] ?? 0] ?? 0);
    }
  }
  for (let c = 0; c < 3; c += 1) out[c] = (out[c] ?? 0) / (rows * 2);
}

/** A mipmap, four bytes a pixel. */
interface SheetLevel {
  readonly bytes: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const MOST_LEVELS = 5;

/** Half, a quarter … of the size, so that far boards do not shimmer. */
function levelsOf(bytes: Uint8ClampedArray, width: number, height: number): readonly SheetLevel[] {
  const levels: SheetLevel[] = [{ bytes, width, height }];
  for (let last = levels[0]; last !== undefined && levels.length < MOST_LEVELS && last.width > 8; last = levels.at(-1))
    levels.push(halved(last));
  return levels;
}

function halved({ bytes, width, height }: SheetLevel): SheetLevel {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const from = (y * 2 * width + x * 2) * 4;
      for (let c = 0; c < 4; c += 1) {
        const sum =
          (bytes[from + c] ?? 0) + (bytes[from + 4 + c] ?? 0) + (bytes[from + width * 4 + c] ?? 0) + (bytes[from + width * 4 + 4 + c] ?? 0);
        out[(y * w + x) * 4 + c] = sum / 4;
      }
    }
  }
  return { bytes: out, width: w, height: h };
}
