import { lightChannels } from './light-pass';

const kernel = [0.375, 0.25, 0.0625];

interface Group {
  /** Channels; `variance` holds that of the others. */
  readonly first: number;
  readonly count: number;
  readonly variance: number;
}

const groups: readonly Group[] = [
  { first: 0, count: 6, variance: 6 },
  { first: 7, count: 3, variance: 10 },
];

/** In place, with growing steps that stop at edges of shape, material and (once noise is low) brightness. */
export function denoise(light: Float32Array, width: number, height: number, passes: number): void {
  for (const group of groups) {
    for (let pass = 0; pass < passes; pass += 1) smooth(light, width, height, 1 << pass, group);
  }
}

function smooth(light: Float32Array, width: number, height: number, step: number, group: Group): void {
  const source = light.slice();
  const at = (i: number): number => source[i] ?? 0;
  const sums = new Float64Array(group.count);
  const brightness = (p: number): number => {
    let sum = 0;
    for (let c = 0; c < group.count; c += 1) sum += at(p + group.first + c);
    return sum;
  };
  const meanVariance = (x: number, y: number): number => {
    let sum = 0;
    let n = 0;
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
        sum += at((j * width + i) * lightChannels + group.variance);
        n += 1;
      }
    }
    return sum / n;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const p = (y * width + x) * lightChannels;
      const material = at(p + 17);
      if (material < 0 || (group.first === 7 && material !== 0)) continue;
      const tolerance = 5 * Math.sqrt(meanVariance(x, y)) + 1e-4;
      const here = brightness(p);
      sums.fill(0);
      let weights = 0;
      let variance = 0;
      for (let j = -2; j <= 2; j += 1) {
        const qy = y + j * step;
        if (qy < 0 || qy >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const qx = x + i * step;
          if (qx < 0 || qx >= width) continue;
          const q = (qy * width + qx) * lightChannels;
          if (at(q + 17) < 0 || (at(q + 17) === 0) !== (material === 0)) continue;
          const facing = at(p + 11) * at(q + 11) + at(p + 12) * at(q + 12) + at(p + 13) * at(q + 13);
          if (facing < 0.6) continue;
          const ex = at(q + 14) - at(p + 14);
          const ey = at(q + 15) - at(p + 15);
          const ez = at(q + 16) - at(p + 16);
          const off = Math.abs(at(p + 11) * ex + at(p + 12) * ey + at(p + 13) * ez);
          const reach = Math.sqrt(ex * ex + ey * ey + ez * ez);
          const shape = Math.exp(-off / (4 + reach * 0.06)) * facing ** 24;
          const colour = Math.exp(-Math.abs(brightness(q) - here) / tolerance);
          const w = (kernel[Math.abs(i)] ?? 0) * (kernel[Math.abs(j)] ?? 0) * shape * colour;
          weights += w;
          variance += w * w * at(q + group.variance);
          for (let c = 0; c < group.count; c += 1) sums[c] = (sums[c] ?? 0) + w * at(q + group.first + c);
        }
      }
      if (weights <= 0) continue;
      for (let c = 0; c < group.count; c += 1) light[p + group.first + c] = (sums[c] ?? 0) / weights;
      light[p + group.variance] = variance / (weights * weights);
    }
  }
}
