import { decodeQR } from 'qr/decode.js';

/** RGBA, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** For further attempts: a frame is followed by the next one, a picture is the only one. */
const FRAME_LIMIT_MS = 300;
const PICTURE_LIMIT_MS = 2_500;

/** A code that is blurred or seen from the side is often found in a smaller picture. */
const SCALES = [1, 0.8, 0.6, 0.5, 0.4, 0.3];

/** Null when no QR code is found. Further attempts on a frame end after `frameLimitMs`. */
export function decodePicture(pixels: Pixels, isOnlyOne: boolean, frameLimitMs = FRAME_LIMIT_MS): string | null {
  for (const scale of SCALES) {
    const text = decodeOnce(scale === 1 ? pixels : shrunk(pixels, scale), isOnlyOne, frameLimitMs);
    if (text !== null) return text;
  }
  return null;
}

function decodeOnce(pixels: Pixels, isOnlyOne: boolean, frameLimitMs: number): string | null {
  try {
    return isOnlyOne
      ? decodeQR(pixels, { format: 'RGBA', effort: Number.POSITIVE_INFINITY, timeLimit: PICTURE_LIMIT_MS })
      : decodeQR(pixels, { format: 'RGBA', effort: 3, timeLimit: frameLimitMs });
  } catch {
    // The decoder throws when there is no code, or an unreadable one.
    return null;
  }
}

/** Each pixel is interpolated from four old ones. */
function shrunk({ width, height, data }: Pixels, scale: number): Pixels {
  const small = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const grey = new Uint8ClampedArray(small.width * small.height * 4);
  for (let y = 0; y < small.height; y += 1) {
    const top = Math.min(y / scale, height - 1.001);
    const [row, down] = [Math.floor(top), top % 1];
    for (let x = 0; x < small.width; x += 1) {
      const left = Math.min(x / scale, width - 1.001);
      const [column, right] = [Math.floor(left), left % 1];
      const at = (row * width + column) * 4 + 1;
      const below = at + width * 4;
      // Green contains most of the luminance; a code needs no colour.
      const above = (data[at] ?? 0) * (1 - right) + (data[at + 4] ?? 0) * right;
      const value = above * (1 - down) + ((data[below] ?? 0) * (1 - right) + (data[below + 4] ?? 0) * right) * down;
      grey.fill(value, (y * small.width + x) * 4, (y * small.width + x) * 4 + 4);
    }
  }
  return { ...small, data: grey };
}
