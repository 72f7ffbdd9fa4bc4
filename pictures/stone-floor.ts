import { fromHex, type Rgb } from './colour';
import type { Floor, SurfaceSample } from './floor';
import { blankSpot, tileLayout } from './layout';
import type { Stone, StoneLook } from './look';
import { layeredNoise, noise, randomCell, clamp, smoothstep } from './noise';
import { marble, slate, terrazzo, type DrawStone, type StonePoint, basalt, concrete, limestone, travertine } from './stone-kinds';

const draws = { travertine, slate, concrete, limestone, marble, basalt, terrazzo } satisfies Record<Stone, DrawStone>;

const chips: readonly Rgb[] = ['#9b958b', '#bfa888', '#ab7f68', '#f4f1eb', '#7c7a76', '#cdbfa8', '#c5beb2'].map(fromHex);

/** Half the painted joint. */
const jointMm = 2;

export function stoneFloor(look: StoneLook): Floor {
  const layout = tileLayout(look.lengthMm, look.widthMm, look.id, look.lengthMm > 700 ? 0.5 : 1 / 3);
  const [light, mean, dark, accent] = look.stops.map(fromHex) as [Rgb, Rgb, Rgb, Rgb];
  const grout = fromHex(look.grout);
  const draw = draws[look.stone];
  const spot = blankSpot();
  const point: StonePoint = { tone: 0, accent: 0, accentShade: 0, relief: 0 };

  const sample = (x: number, y: number, footprint: number, out: SurfaceSample): void => {
    layout.locate(x, y, spot);
    const seed = spot.board;
    const piece = randomCell(seed, 1, 3);
    // Half the tiles are turned around, as their cartons recommend.
    const isTurned = randomCell(seed, 2, 3) < 0.5;
    const along = isTurned ? look.lengthMm - spot.along : spot.along;
    const across = isTurned ? look.widthMm - spot.across : spot.across;
    draw(along + piece * 9000, across + 3000, footprint, seed & 0xffff, point);
    const t = clamp(point.tone, 0, 1);
    const low = t < 0.42;
    const from = low ? light : mean;
    const to = low ? mean : dark;
    const blend = low ? t / 0.42 : (t - 0.42) / 0.58;
    const tint = look.stone === 'terrazzo' ? (chips[Math.floor(point.accentShade * chips.length)] ?? accent) : accent;
    const level = 1 + (randomCell(seed, 3, 3) - 0.5) * 0.22 * look.variation;
    const warm = (randomCell(seed, 4, 3) - 0.5) * 0.05 * look.variation;
    const a = point.accent;
    let r = (from[0] + (to[0] - from[0]) * blend) * (1 - a) + tint[0] * a;
    let g = (from[1] + (to[1] - from[1]) * blend) * (1 - a) + tint[1] * a;
    let b = (from[2] + (to[2] - from[2]) * blend) * (1 - a) + tint[2] * a;
    r *= level * (1 + warm);
    g *= level;
    b *= level * (1 - warm);

    const edge = Math.min(spot.along, look.lengthMm - spot.along, spot.across, look.widthMm - spot.across);
    const rough = look.stone === 'slate' ? 0.5 * noise(x / 5, y / 5, 9) + 0.3 * noise(x / 1.7, y / 1.7, 10) : 0.1 * noise(x / 4, y / 4, 9);
    const toJoint = edge - jointMm - rough;
    const soft = 0.2 + footprint * 0.6;
    const joint = smoothstep(soft, -soft, toJoint);
    const bed = 1 + 0.06 * layeredNoise(x / 6, y / 6, 11, 2);
    r += (grout[0] * bed - r) * joint;
    g += (grout[1] * bed - g) * joint;
    b += (grout[2] * bed - b) * joint;
    // The pressed edge is slightly shaded.
    const shade = 1 - 0.12 * smoothstep(look.bevelMm + footprint, 0, Math.max(0, toJoint)) * (1 - joint);
    out.r = r * shade;
    out.g = g * shade;
    out.b = b * shade;
    out.height = point.relief * (1 - joint) - 0.35 * joint - 0.4 * clamp(1 - toJoint / look.bevelMm, 0, 1) * (1 - joint);
    out.gloss = 1 - 0.8 * joint;
  };
  return { sheen: look.sheen, sample };
}
