import type { Product } from '../catalogue';
import type { FindSort } from './find-state';
import type { FoundFloor } from './found-floor';
import type { TypedOrder } from './typed-needs';

export type FloorOrder = FindSort | TypedOrder;

type Measure = (floor: Product) => number | null;

/** 1 puts the lowest first, -1 the highest. */
const MEASURES: Readonly<Record<Exclude<FloorOrder, 'recommended' | 'name' | 'listed'>, readonly [Measure, 1 | -1]>> = {
  'price-up': [(floor) => floor.priceCentsPerSqft, 1],
  'price-down': [(floor) => floor.priceCentsPerSqft, -1],
  wear: [(floor) => floor.facts?.wearLayerMil ?? null, -1],
  quiet: [(floor) => floor.facts?.iic ?? null, -1],
  thick: [(floor) => floor.facts?.thicknessMm ?? null, -1],
  thin: [(floor) => floor.facts?.thicknessMm ?? null, 1],
  wide: [(floor) => floor.facts?.plankWidthInches ?? null, -1],
  narrow: [(floor) => floor.facts?.plankWidthInches ?? null, 1],
  long: [(floor) => floor.roomFloor?.lengthMm ?? null, -1],
};

/** Floors without the figure come last. Recommended: best match, else the list's own order. */
export function sortFloors(found: readonly FoundFloor[], order: FloorOrder): readonly FoundFloor[] {
  if (order === 'listed') return found;
  if (order === 'recommended') return [...found].sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0));
  if (order === 'name') return [...found].sort((a, b) => compareNames(a.floor.title, b.floor.title));
  const [measure, sign] = MEASURES[order];
  return [...found].sort((a, b) => {
    const [left, right] = [measure(a.floor), measure(b.floor)];
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
    return (left - right) * sign;
  });
}

/** Not localeCompare: its first use blocks a phone. Titles are English. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left === right ? 0 : left < right ? -1 : 1;
}
