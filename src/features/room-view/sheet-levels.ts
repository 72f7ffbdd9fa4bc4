/** A mipmap, four bytes a pixel. */
export interface SheetLevel {
  readonly bytes: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const MOST_LEVELS = 5;

/** Half, a quarter … of the size, so that far boards do not shimmer. */
export function levelsOf(bytes: Uint8ClampedArray, width: number, height: number): readonly SheetLevel[] {
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
