import { blankSample, type Floor } from './floor';

/** Compared tones: strips per board, and points per strip. */
const strips = 4;
const points = 30;

/** Additional rows that are compared. */
const spare = 8;

/** A board stands out when its distance to the most similar one is so many times the usual. */
const aloneAt = 2.2;

/** The mean grey of each strip, 0 to 1. */
function tones(floor: Floor, row: number, leftMm: number, lengthMm: number, widthMm: number): readonly number[] {
  const spot = blankSample();
  return Array.from({ length: strips }, (_, strip) => {
    let sum = 0;
    for (let i = 0; i < points; i += 1) {
      floor.sample(leftMm + ((i + 0.5) / points) * lengthMm, (row + (strip + 0.2 + 0.6 * ((i * 0.618) % 1)) / strips) * widthMm, 4, spot);
      sum += Math.sqrt(0.3 * spot.r + 0.6 * spot.g + 0.1 * spot.b);
    }
    return sum / points;
  });
}

/** The first rows if possible, without boards that stand out: laid many times, such a board would be noticed again and again. */
export function boardRows(
  floor: Floor,
  leftOf: (row: number) => number,
  lengthMm: number,
  widthMm: number,
  boards: number,
): readonly number[] {
  const rows = Array.from({ length: boards + spare }, (_, row) => tones(floor, row, leftOf(row), lengthMm, widthMm));
  const distance = (a: readonly number[], b: readonly number[]): number => Math.max(...a.map((tone, i) => Math.abs(tone - (b[i] ?? 0))));
  // Half the boards are laid turned around.
  const nearest = rows.map((row, i) =>
    Math.min(...rows.flatMap((other, j) => (i === j ? [] : [distance(row, other), distance(row, other.toReversed())]))),
  );
  const usual = nearest.toSorted((a, b) => a - b)[nearest.length >> 1] ?? 0;
  const shown = [...nearest.keys()].filter((row) => (nearest[row] ?? 0) <= usual * aloneAt);
  return [...shown, ...nearest.keys()]
    .filter((row, i, all) => all.indexOf(row) === i)
    .slice(0, boards)
    .toSorted((a, b) => a - b);
}
