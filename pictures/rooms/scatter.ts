/** One per row: results do not depend on which worker traced it. */
export class Scatter {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
    for (let i = 0; i < 4; i += 1) this.next();
  }

  /** In [0, 1). */
  next(): number {
    let s = (this.state + 0x6d2b79f5) | 0;
    this.state = s;
    s = Math.imul(s ^ (s >>> 15), s | 1);
    s ^= s + Math.imul(s ^ (s >>> 7), s | 61);
    return ((s ^ (s >>> 14)) >>> 0) / 4294967296;
  }
}

/** Cosine-weighted, written to out[0..2]. */
export function spreadOver(nx: number, ny: number, nz: number, a: number, b: number, out: Float64Array): void {
  // A point on the unit sphere plus the normal is cosine-weighted.
  const z = 2 * a - 1;
  const r = Math.sqrt(Math.max(0, 1 - z * z));
  const phi = 6.283185307179586 * b;
  const x = nx + r * Math.cos(phi);
  const y = ny + r * Math.sin(phi);
  const w = nz + z;
  const inv = 1 / Math.sqrt(x * x + y * y + w * w + 1e-12);
  out[0] = x * inv;
  out[1] = y * inv;
  out[2] = w * inv;
}
