import { randomCell } from './noise';
import { clamp } from './number-shapes';

/** 0 to 1 (open). Dashes along the grain, on lines `widthMm` apart; `chance` is the share of cells with a dash. */
export function poreAt(along: number, across: number, lengthMm: number, widthMm: number, chance: number, seed: number): number {
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
