import { fromHex, mixRgb, type Rgb } from './colour';
import { bevelAt, type Bevel, blankSpot, type Layout, straightLayout, herringboneLayout } from './layout';
import type { Floor, SurfaceSample } from './floor';
import type { WoodLook } from './look';
import { noise, randomCell, clamp, smoothstep } from './noise';
import { species } from './species';
import { drawWoodBoard, type WoodBoard } from './wood-board';
import { grainAt, type Grain } from './wood-grain';

const boardsKept = 4000;

function layoutOf(look: WoodLook): Layout {
  const lay = look.pattern === 'herringbone' ? herringboneLayout : straightLayout;
  return lay(look.lengthMm, look.widthMm, look.id);
}

/** Strokes of a band saw, slanted and at irregular distances, 0–1. Lengths in millimetres. */
function sawMark(along: number, across: number, seed: number): number {
  const where = smoothstep(-0.05, 0.5, noise(along / 190, across / 70, seed));
  if (where <= 0) return 0;
  const stroke = along / 8.5 + across / 31 + 1.6 * noise(along / 26, across / 240, seed + 1);
  const line = Math.floor(stroke);
  const depth = randomCell(line, 1, seed) * (0.6 + 0.4 * noise(across / 14, line * 3.7, seed + 2));
  return where * depth * smoothstep(0.2, 0, Math.abs(stroke - line - 0.5));
}

export function woodFloor(look: WoodLook): Floor {
  const layout = layoutOf(look);
  const kind = species[look.species];
  const [light, mean, dark, pore] = look.stops.map(fromHex) as [Rgb, Rgb, Rgb, Rgb];
  const sapColour: Rgb = [light[0] * 1.16, light[1] * 1.2, light[2] * 1.2];
  const knotColour: Rgb = mixRgb(pore[0] > mean[0] ? dark : pore, [0.03, 0.018, 0.012], 0.45);
  const boards = new Map<number, WoodBoard>();
  const spot = blankSpot();
  const grain: Grain = { tone: 0, pore: 0, knot: 0, sap: 0, relief: 0 };
  const bevel: Bevel = { depth: 0, shade: 0 };
  const poreWeight = Math.min(0.85, 0.62 * look.contrast);

  const boardOf = (number: number): WoodBoard => {
    const known = boards.get(number);
    if (known) return known;
    if (boards.size > boardsKept) boards.clear();
    const made = drawWoodBoard(number, look, kind);
    boards.set(number, made);
    return made;
  };

  const sample = (x: number, y: number, footprint: number, out: SurfaceSample): void => {
    layout.locate(x, y, spot);
    const board = boardOf(spot.board);
    grainAt(board, kind, spot.along, spot.across, footprint, grain);
    const t = clamp(grain.tone, 0, 1);
    const low = t < 0.4;
    const from = low ? light : mean;
    const to = low ? mean : dark;
    const blend = low ? t / 0.4 : (t - 0.4) / 0.6;
    let r = from[0] + (to[0] - from[0]) * blend;
    let g = from[1] + (to[1] - from[1]) * blend;
    let b = from[2] + (to[2] - from[2]) * blend;
    const sap = grain.sap * 0.55;
    r += (sapColour[0] * (1.1 - 0.35 * t) - r) * sap;
    g += (sapColour[1] * (1.1 - 0.35 * t) - g) * sap;
    b += (sapColour[2] * (1.1 - 0.35 * t) - b) * sap;
    const open = grain.pore * poreWeight;
    r += (pore[0] - r) * open;
    g += (pore[1] - g) * open;
    b += (pore[2] - b) * open;
    const knot = clamp(grain.knot, 0, 1);
    r += (knotColour[0] - r) * knot;
    g += (knotColour[1] - g) * knot;
    b += (knotColour[2] - b) * knot;
    if (look.weather > 0) {
      const u = spot.along + board.offset;
      const worn =
        look.weather *
        smoothstep(-0.25, 0.6, noise(u / 160, spot.across / 22, board.seed + 40) + 0.4 * noise(u / 40, spot.across / 3, board.seed + 41));
      const saw = look.weather * sawMark(u, spot.across, board.seed + 42);
      const grey = (r + g + b) / 3;
      const lift = 1 + worn * 0.16 - 0.2 * saw;
      r = (r + (grey * 1.02 - r) * worn * 0.5) * lift;
      g = (g + (grey - g) * worn * 0.5) * lift;
      b = (b + (grey * 0.97 - b) * worn * 0.5) * lift;
    }
    bevelAt(spot, layout, look.bevelMm, footprint, bevel);
    const shade = board.light * (1 - bevel.shade);
    out.r = r * shade * (1 + board.warm);
    out.g = g * shade * (1 + board.warm * 0.3);
    out.b = b * shade * (1 - board.warm * 1.2);
    out.height = grain.relief - bevel.depth;
    out.gloss = 1 - 0.6 * grain.pore;
  };
  return { sheen: look.sheen, sample };
}
