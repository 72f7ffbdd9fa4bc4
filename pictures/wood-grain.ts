import { detailLeft, clamp, smoothstep, noise, randomCell } from './noise';
import type { Species } from './species';
import type { WoodBoard } from './wood-board';

/** Before colouring. */
export interface Grain {
  /** 0 lightest to 1 darkest wood. */
  tone: number;
  /** 0–1. */
  pore: number;
  /** Shade, 0–1. */
  knot: number;
  /** Pale sapwood, 0–1. */
  sap: number;
  /** Millimetres, 0 or less. */
  relief: number;
}

const knots: KnotEffect = { push: 0, inside: 0, shade: 0 };

function ringProfile(kind: Species['ring'], f: number): number {
  if (kind === 'ring-porous') return smoothstep(0, 0.07, f) * (1 - smoothstep(0.1, 0.75, f));
  if (kind === 'soft') return smoothstep(0.25, 0.9, f) ** 1.6 * (1 - smoothstep(0.93, 1, f));
  // In maple and birch a year ends with a fine dark line.
  return 0.85 * smoothstep(0.84, 0.95, f) * (1 - smoothstep(0.97, 1, f)) + 0.45 * f * f;
}

/** Mean of the profile, for rings finer than the sampling. */
const ringMean = { 'ring-porous': 0.39, soft: 0.25, diffuse: 0.22 } as const;

/** Millimetres, deep (+) or raised (-) after brushing. */
const reliefOf = { 'ring-porous': 0.03, soft: -0.03, diffuse: -0.008 } as const;

/** Positions and `footprint` in millimetres. */
export function grainAt(board: WoodBoard, kind: Species, alongIn: number, acrossIn: number, footprint: number, out: Grain): void {
  const s = board.seed;
  knotEffect(board, alongIn, acrossIn, knots);
  const along = (board.isMirrored ? -alongIn : alongIn) + board.offset;
  const across = acrossIn + knots.push;

  // The trunk wanders slowly and the saw does not, which bends a plank's lines.
  const wander = kind.swirl * (9 * noise(along / 640, 0.5, s) + 4 * noise(along / 210, across / 260, s + 1));
  const ripple = kind.swirl * (1.1 * noise(along / 70, across / 34, s + 2) + 0.28 * noise(along / 24, across / 9, s + 20));
  const y = across - board.heartAcross + wander + ripple;
  const z = board.heartDepth + kind.swirl * 11 * noise(along / 560, 9.5, s + 3);
  const r = Math.sqrt(y * y + z * z + 9);
  const cone = r + board.taper * along + kind.swirl * 2.4 * noise(along / 330, across / 46, s + 4);
  let ring = cone / board.ringMm;
  // Good and bad years.
  ring += 0.9 * noise(ring * 0.23, 2.5, s + 5) + 0.35 * noise(ring * 0.61, 8.5, s + 6);
  ring += kind.zigzag * 0.22 * noise(along / 9, across / 2.2, s + 7);
  const k = Math.floor(ring);
  const f = ring - k;
  const slope = Math.max(0.08, Math.abs(y) / r);
  const ringFootprint = (footprint * slope) / board.ringMm;
  const ringLeft = clamp(1.9 - ringFootprint * 2.2, 0, 1);
  const year = 0.45 + 0.75 * randomCell(k, 3, s) + 0.3 * noise(along / 300, k * 0.7, s + 8);
  const raw = ringProfile(kind.ring, f);
  const mean = ringMean[kind.ring];
  const profile = mean + (raw * year - mean) * ringLeft;

  // Fibres follow the trunk, not the cut: they are straighter than the rings.
  const fibreAcross = across + wander * 0.55 + ripple * 0.5;
  const fine = noise(along / 34, fibreAcross / 0.55, s + 10) * detailLeft(1.1, footprint);
  const medium = noise(along / 95, fibreAcross / 1.9, s + 11) * detailLeft(3.8, footprint);
  const coarse = noise(along / 260, fibreAcross / 7, s + 12);
  const streak = noise(along / 620, fibreAcross / 21, s + 13) + 0.5 * noise(along / 240, cone / 5.5, s + 14);
  const patch = noise(along / 330, across / 85, s + 15);

  let tone = 0.33 + board.ringStrength * (profile - mean) * 0.62;
  tone += kind.fibre * (0.13 * fine + 0.2 * medium + 0.17 * coarse);
  tone += kind.streak * 0.15 * streak + 0.05 * patch;
  if (kind.curl > 0) tone += kind.curl * 0.13 * noise(along / 13 + across / 60, across / 75 + 0.4 * noise(along / 80, 4, s), s + 16);
  if (kind.figure > 0) {
    // The figure comes in drifts; two slanted bands hide the lattice.
    const drift = smoothstep(-0.45, 0.5, noise(along / 210, across / 90, s + 23));
    tone +=
      kind.figure *
      drift *
      (0.16 * noise(along / 12 + across / 29, across / 47 - along / 140, s + 16) +
        0.09 * noise(along / 7 - across / 41, across / 30, s + 24));
  }

  const slow = detailLeft(kind.poreWidthMm * 2.2, footprint);
  const early = kind.ring === 'ring-porous' ? raw * year : 0.3;
  const chance = clamp(kind.poresLate + (kind.poresEarly - kind.poresLate) * early * 1.15 + 0.08 * coarse, 0, 0.95);
  let pore = chance * 0.2;
  if (slow > 0) {
    const exact = Math.max(
      poreAt(along, fibreAcross, kind.poreLengthMm, kind.poreWidthMm, chance, s + 17),
      0.7 * poreAt(along + 31, fibreAcross + 0.17, kind.poreLengthMm * 0.45, kind.poreWidthMm * 0.62, chance * 0.8, s + 18),
    );
    pore += (exact - pore) * slow;
  }
  if (kind.rays > 0) {
    const quarter = smoothstep(0.86, 0.97, Math.abs(y) / r);
    if (quarter > 0) {
      const ray = smoothstep(0.42, 0.62, noise(along / 15 + across / 11, across / 5.5 - along / 90, s + 19));
      tone -= kind.rays * quarter * ray * 0.2;
      pore *= 1 - 0.6 * quarter * ray;
    }
  }
  const sapEdge = board.sapFrom + 14 * noise(along / 420, 1.5, s + 21) + 5 * noise(along / 130, cone / 14, s + 22) + wander;
  out.sap = smoothstep(sapEdge - 7, sapEdge + 9, across + 3 * coarse);
  out.tone = tone;
  out.pore = pore * (1 - knots.inside);
  out.knot = knots.shade;
  out.relief = -0.085 * out.pore - reliefOf[kind.ring] * profile + 0.022 * fine + 0.018 * medium - 0.12 * knots.inside * knots.shade;
}

interface KnotEffect {
  /** Sideways displacement of the grain in millimetres. */
  push: number;
  /** 0 outside to 1 in the middle of a knot. */
  inside: number;
  /** 0–1. */
  shade: number;
}

/** In millimetres. */
function knotEffect(board: WoodBoard, along: number, across: number, out: KnotEffect): void {
  out.push = 0;
  out.inside = 0;
  out.shade = 0;
  for (const knot of board.knots) {
    const dx = (along - knot.along) / knot.stretch;
    const reach = knot.radius * 7;
    if (dx > reach || dx < -reach) continue;
    const dy = across - knot.across;
    const wobble = 1 + 0.22 * noise(along / (knot.radius * 1.3), across / (knot.radius * 1.3), knot.seed);
    const d = Math.sqrt(dx * dx + dy * dy) * wobble;
    const near = Math.exp(-((d / (knot.radius * 2.2)) ** 2));
    const far = Math.exp(-((dx / (knot.radius * 3.4)) ** 2) - (dy / (knot.radius * 3)) ** 2);
    // Wood bends away from the knot on either side of it.
    out.push += knot.radius * 1.5 * far * clamp(-dy / knot.radius, -1, 1);
    const inside = smoothstep(knot.radius * 1.12, knot.radius * 0.8, d);
    const rings = 0.5 + 0.5 * Math.sin(d * (5 / (1 + knot.radius * 0.25)) + noise(d * 0.7, 3, knot.seed) * 2);
    const rim = Math.exp(-(((d - knot.radius) / (knot.radius * 0.2)) ** 2));
    out.inside = Math.max(out.inside, inside);
    out.shade = Math.max(out.shade, knot.dark * (inside * (0.55 + 0.25 * rings) + rim * 0.5 + near * 0.3));
  }
}

/** 0 to 1 (open). Dashes along the grain, on lines `widthMm` apart; `chance` is the share of cells with a dash. */
function poreAt(along: number, across: number, lengthMm: number, widthMm: number, chance: number, seed: number): number {
  const line = Math.floor(across / widthMm);
  const shift = randomCell(line, 5, seed) * lengthMm;
  const cell = Math.floor((along + shift) / lengthMm);
  const dice = randomCell(line, cell, seed);
  if (dice >= chance) return 0;
  const inCell = (along + shift) / lengthMm - cell;
  const second = randomCell(cell, line, seed + 9);
  const length = 0.35 + 0.6 * second;
  const start = (1 - length) * ((second * 7.31) % 1);
  const t = (inCell - start) / length;
  if (t <= 0 || t >= 1) return 0;
  const c = across / widthMm - line - 0.5;
  const ends = clamp(Math.min(t, 1 - t) * 6, 0, 1);
  // Dashes thin out instead of stopping at a border.
  const strength = clamp((chance - dice) * 4, 0, 1) * (0.55 + 0.45 * ((second * 3.7) % 1));
  return strength * ends * clamp(1.15 - 2 * Math.abs(c), 0, 1);
}
