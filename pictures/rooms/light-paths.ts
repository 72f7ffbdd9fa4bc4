import type { Tree } from './bvh';
import { outdoors, paneTable, sunThrough, type PaneTable } from './daylight';
import type { Lamp, Room } from './room';
import { colourAt, floorMaterial } from './material';
import { cast, Hit } from './ray-cast';
import { spreadOver, type Scatter } from './scatter';

/** Divided by pi: [0–2] never reflected by the floor, [3–5] reflected by it at least once. */
export type Arriving = Float64Array;

const mostBounces = 6;

export class LightPaths {
  private readonly panes: PaneTable;
  private readonly hit = new Hit();
  private readonly shadow = new Hit();
  private readonly direction = new Float64Array(3);
  private readonly colour = new Float64Array(3);
  private readonly sky = new Float64Array(3);

  constructor(
    private readonly room: Room,
    private readonly tree: Tree,
  ) {
    this.panes = paneTable(room.daylight);
  }

  /** A share of full sun: frame, leaves and one ray past the furniture. */
  sunAt(x: number, y: number, z: number, nx: number, ny: number, nz: number, dice: Scatter, useFrame: boolean): number {
    const { toSun } = this.room.daylight;
    const facing = nx * toSun[0] + ny * toSun[1] + nz * toSun[2];
    if (facing <= 0) return 0;
    const frame = useFrame ? sunThrough(this.room.daylight, x, y, z) : 1;
    if (frame <= 0) return 0;
    const size = 0.0065;
    const jx = (dice.next() - 0.5) * 2 * size;
    const jy = (dice.next() - 0.5) * 2 * size;
    const jz = (dice.next() - 0.5) * 2 * size;
    const blocked = cast(
      this.tree,
      x + nx * 0.5,
      y + ny * 0.5,
      z + nz * 0.5,
      toSun[0] + jx,
      toSun[1] + jy,
      toSun[2] + jz,
      60000,
      true,
      this.shadow,
    );
    return blocked ? 0 : facing * frame;
  }

  /** Light from a random point of the glass, times weight, is added to sum[at..at+2]. */
  private addSky(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    dice: Scatter,
    wr: number,
    wg: number,
    wb: number,
    sum: Arriving,
    at: number,
  ): void {
    const pick = dice.next();
    const { panes, shares, totalArea } = this.panes;
    let k = 0;
    while (k < shares.length - 1 && pick > (shares[k] ?? 1)) k += 1;
    const pane = panes[k];
    if (!pane) return;
    const [left, bottom, right, top] = pane.rect;
    const { origin, along, up, inward } = pane.opening;
    const a = left + (right - left) * dice.next();
    const b = bottom + (top - bottom) * dice.next();
    const dx = origin[0] + along[0] * a + up[0] * b - x;
    const dy = origin[1] + along[1] * a + up[1] * b - y;
    const dz = origin[2] + along[2] * a + up[2] * b - z;
    const squared = dx * dx + dy * dy + dz * dz;
    const inv = 1 / Math.sqrt(squared);
    const here = (dx * nx + dy * ny + dz * nz) * inv;
    const there = -(dx * inward[0] + dy * inward[1] + dz * inward[2]) * inv;
    if (here <= 0 || there <= 0) return;
    if (cast(this.tree, x + nx * 0.5, y + ny * 0.5, z + nz * 0.5, dx * inv, dy * inv, dz * inv, 1 / inv - 2, true, this.shadow)) return;
    outdoors(this.room.daylight, dx * inv, dy * inv, dz * inv, this.sky);
    // Near the glass a single point counts too much; the minimum only removes sparkle.
    const share = (here * there * totalArea) / (Math.max(squared, 160000) * Math.PI);
    sum[at] = (sum[at] ?? 0) + (this.sky[0] ?? 0) * share * wr;
    sum[at + 1] = (sum[at + 1] ?? 0) + (this.sky[1] ?? 0) * share * wg;
    sum[at + 2] = (sum[at + 2] ?? 0) + (this.sky[2] ?? 0) * share * wb;
  }

  /** Of every lamp at the first surface, of a random one later. */
  private addLamps(
    isSeen: boolean,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    dice: Scatter,
    wr: number,
    wg: number,
    wb: number,
    sum: Arriving,
    at: number,
  ): void {
    const { lamps } = this.room;
    if (!lamps) return;
    if (isSeen) for (const lamp of lamps) this.addLamp(lamp, x, y, z, nx, ny, nz, dice, wr, wg, wb, sum, at);
    else {
      const lamp = lamps[Math.floor(dice.next() * lamps.length)];
      if (lamp) this.addLamp(lamp, x, y, z, nx, ny, nz, dice, wr * lamps.length, wg * lamps.length, wb * lamps.length, sum, at);
    }
  }

  private addLamp(
    lamp: Lamp,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    dice: Scatter,
    wr: number,
    wg: number,
    wb: number,
    sum: Arriving,
    at: number,
  ): void {
    const dx = lamp.at[0] + (dice.next() * 2 - 1) * lamp.radius - x;
    const dy = lamp.at[1] + (dice.next() * 2 - 1) * lamp.radius - y;
    const dz = lamp.at[2] + (dice.next() * 2 - 1) * lamp.radius - z;
    const squared = dx * dx + dy * dy + dz * dz;
    const inv = 1 / Math.sqrt(squared);
    const here = (dx * nx + dy * ny + dz * nz) * inv;
    const beam = lamp.beam > 0 ? Math.max(0, dy * inv) ** lamp.beam : 1;
    if (here <= 0 || beam <= 0) return;
    const reach = 1 / inv - 2 - lamp.clear;
    if (reach > 0 && cast(this.tree, x + nx * 0.5, y + ny * 0.5, z + nz * 0.5, dx * inv, dy * inv, dz * inv, reach, true, this.shadow))
      return;
    const share = (here * beam * 1e6) / Math.max(squared, 40000);
    sum[at] = (sum[at] ?? 0) + lamp.light[0] * share * wr;
    sum[at + 1] = (sum[at + 1] ?? 0) + lamp.light[1] * share * wg;
    sum[at + 2] = (sum[at + 2] ?? 0) + lamp.light[2] * share * wb;
  }

  /** Follows one random path, without direct sun on the first surface. */
  gather(x0: number, y0: number, z0: number, nx0: number, ny0: number, nz0: number, dice: Scatter, sum: Arriving): void {
    const { room, hit, direction, colour } = this;
    let [x, y, z, nx, ny, nz] = [x0, y0, z0, nx0, ny0, nz0];
    let wr = 1;
    let wg = 1;
    let wb = 1;
    let at = 0;
    for (let bounce = 0; bounce < mostBounces; bounce += 1) {
      this.addSky(x, y, z, nx, ny, nz, dice, wr, wg, wb, sum, at);
      this.addLamps(bounce === 0, x, y, z, nx, ny, nz, dice, wr, wg, wb, sum, at);
      if (bounce > 0) {
        const sun = this.sunAt(x, y, z, nx, ny, nz, dice, true) / Math.PI;
        if (sun > 0) {
          sum[at] = (sum[at] ?? 0) + room.daylight.sun[0] * sun * wr;
          sum[at + 1] = (sum[at + 1] ?? 0) + room.daylight.sun[1] * sun * wg;
          sum[at + 2] = (sum[at + 2] ?? 0) + room.daylight.sun[2] * sun * wb;
        }
      }
      spreadOver(nx, ny, nz, dice.next(), dice.next(), direction);
      const dx = direction[0] ?? 0;
      const dy = direction[1] ?? 0;
      const dz = direction[2] ?? 0;
      if (!cast(this.tree, x + nx * 0.5, y + ny * 0.5, z + nz * 0.5, dx, dy, dz, 60000, false, hit)) return;
      x += nx * 0.5 + dx * hit.distance;
      y += ny * 0.5 + dy * hit.distance;
      z += nz * 0.5 + dz * hit.distance;
      nx = hit.nx;
      ny = hit.ny;
      nz = hit.nz;
      const index = this.tree.materials[hit.triangle] ?? 0;
      const material = room.materials[index];
      if (index === floorMaterial || !material) {
        at = 3;
        wr *= room.floorColour[0];
        wg *= room.floorColour[1];
        wb *= room.floorColour[2];
      } else {
        colourAt(material, x, y, z, colour);
        wr *= colour[0] ?? 0;
        wg *= colour[1] ?? 0;
        wb *= colour[2] ?? 0;
        // Thin cloth and leaves transmit part of the light.
        if (material.lets && dice.next() < material.lets) {
          nx = -nx;
          ny = -ny;
          nz = -nz;
        }
      }
      if (bounce > 1) {
        const stay = Math.min(0.9, Math.max(wr, wg, wb));
        if (dice.next() > stay) return;
        wr /= stay;
        wg /= stay;
        wb /= stay;
      }
    }
  }
}
