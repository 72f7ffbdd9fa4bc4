import { lightChannels } from './light-pass';

/**
 * Half-size light at a full-size point: the four neighbours, weighted by how well their surface matches, or a wider search. Writes channels
 * 0–5 and 7–9; false when no neighbour is on this surface. Positions in millimetres.
 */
export function readLight(
  light: Float32Array,
  width: number,
  height: number,
  fx: number,
  fy: number,
  nx: number,
  ny: number,
  nz: number,
  px: number,
  py: number,
  pz: number,
  material: number,
  out: Float64Array,
): boolean {
  const x = fx - 0.5;
  const y = fy - 0.5;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  for (let reach = 0; reach <= 4; reach += 2) {
    out.fill(0);
    let weights = 0;
    for (let j = iy - reach; j <= iy + 1 + reach; j += 1) {
      if (j < 0 || j >= height) continue;
      for (let i = ix - reach; i <= ix + 1 + reach; i += 1) {
        if (i < 0 || i >= width) continue;
        const q = (j * width + i) * lightChannels;
        const other = light[q + 17] ?? -1;
        if (other < 0 || (other === 0) !== (material === 0)) continue;
        const facing = nx * (light[q + 11] ?? 0) + ny * (light[q + 12] ?? 0) + nz * (light[q + 13] ?? 0);
        if (facing < 0.5) continue;
        const ex = (light[q + 14] ?? 0) - px;
        const ey = (light[q + 15] ?? 0) - py;
        const ez = (light[q + 16] ?? 0) - pz;
        const off = Math.abs(nx * ex + ny * ey + nz * ez);
        const dx = Math.abs(x - i);
        const dy = Math.abs(y - j);
        const near = reach === 0 ? Math.max(0.001, 1 - dx) * Math.max(0.001, 1 - dy) : 1 / (1 + dx * dx + dy * dy);
        const w = near * facing ** 8 * Math.exp(-off / 12) * (other === material ? 1 : 0.15);
        weights += w;
        for (let c = 0; c < 6; c += 1) out[c] = (out[c] ?? 0) + w * (light[q + c] ?? 0);
        for (let c = 0; c < 3; c += 1) out[6 + c] = (out[6 + c] ?? 0) + w * (light[q + 7 + c] ?? 0);
      }
    }
    if (weights > (reach === 4 ? 0.002 : 0.02)) {
      for (let c = 0; c < 9; c += 1) out[c] = (out[c] ?? 0) / weights;
      return true;
    }
  }
  out.fill(0);
  return false;
}
