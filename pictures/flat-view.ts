import { toByte } from './colour';
import { blankSample, type Floor } from './floor';
import { noise } from './noise';

/** Lengths in millimetres, sizes in pixels. */
export interface FlatView {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly mmPerPixel: number;
  /** Samples per pixel edge. */
  readonly samples: number;
  /** Above the floor; low light shows relief. */
  readonly lightDegrees: number;
  /** Exaggeration of the height. */
  readonly relief: number;
}

const stripRows = 32;

/** sRGB bytes. */
export function drawFlat(floor: Floor, view: FlatView): Uint8Array {
  const { width, height, samples, mmPerPixel } = view;
  const pixels = new Uint8Array(width * height * 3);
  const step = mmPerPixel / samples;
  const wide = width * samples + 1;
  const tall = stripRows * samples + 1;
  const heights = new Float32Array(wide * tall);
  const colours = new Float32Array(wide * tall * 4);
  const spot = blankSample();
  const elevation = (view.lightDegrees * Math.PI) / 180;
  // Light from the upper left, as in most catalogues.
  const lx = -Math.cos(elevation) * 0.62;
  const ly = -Math.cos(elevation) * 0.785;
  const lz = Math.sin(elevation);
  const slope = view.relief / step;

  for (let strip = 0; strip < height; strip += stripRows) {
    for (let j = 0; j < tall; j += 1) {
      for (let i = 0; i < wide; i += 1) {
        floor.sample(view.left + (i + 0.5) * step, view.top + (strip * samples + j + 0.5) * step, step, spot);
        const at = j * wide + i;
        heights[at] = spot.height;
        colours[at * 4] = spot.r;
        colours[at * 4 + 1] = spot.g;
        colours[at * 4 + 2] = spot.b;
        colours[at * 4 + 3] = spot.gloss;
      }
    }
    const rows = Math.min(stripRows, height - strip);
    for (let py = 0; py < rows; py += 1) {
      for (let px = 0; px < width; px += 1) {
        let r = 0;
        let g = 0;
        let b = 0;
        for (let sy = 0; sy < samples; sy += 1) {
          for (let sx = 0; sx < samples; sx += 1) {
            const at = (py * samples + sy) * wide + px * samples + sx;
            const h = heights[at] ?? 0;
            const nx = (h - (heights[at + 1] ?? 0)) * slope;
            const ny = (h - (heights[at + wide] ?? 0)) * slope;
            const inv = 1 / Math.sqrt(nx * nx + ny * ny + 1);
            const lambert = Math.max(0, (nx * lx + ny * ly + lz) * inv) / lz;
            const light = 0.45 + 0.55 * Math.min(lambert, 2.2);
            // The half vector between the light and an eye directly above.
            const half = Math.max(0, (nx * lx + ny * ly + lz + 1) * inv) / Math.sqrt(2 + 2 * lz);
            const shine = floor.sheen * 0.035 * half ** 24 * (colours[at * 4 + 3] ?? 1);
            r += (colours[at * 4] ?? 0) * light + shine;
            g += (colours[at * 4 + 1] ?? 0) * light + shine;
            b += (colours[at * 4 + 2] ?? 0) * light + shine;
          }
        }
        const x = px / width;
        const y = (strip + py) / height;
        // A soft box never lights a whole set evenly.
        const fade = 0.05 + 0.75 * (1 - lz) ** 2;
        const fall = (1 + fade * (0.5 - x) + fade * 0.7 * (0.5 - y) + 0.012 * noise(x * 2.3, y * 1.9, 4)) / (samples * samples);
        const to = ((strip + py) * width + px) * 3;
        pixels[to] = toByte(r * fall);
        pixels[to + 1] = toByte(g * fall);
        pixels[to + 2] = toByte(b * fall);
      }
    }
  }
  return pixels;
}
