import { boxesFor, coveredBy, MAX_BOXES, type SqftHundredths, type WastagePercent } from '../../domain/coverage';
import type { FloorSelection } from './floor-selection';

/** Typing an area decides the boxes. */
export function withCoverage(selection: FloorSelection, coverage: SqftHundredths, sqftPerBox: SqftHundredths): FloorSelection {
  return { ...selection, coverage, boxes: Math.min(boxesFor(coverage, selection.wastagePercent, sqftPerBox), MAX_BOXES) };
}

/** Changing the wastage keeps the area and decides the boxes anew. */
export function withWastage(selection: FloorSelection, wastagePercent: WastagePercent, sqftPerBox: SqftHundredths): FloorSelection {
  return withCoverage({ ...selection, wastagePercent }, selection.coverage, sqftPerBox);
}

/** Choosing boxes decides the area they are enough for: what they cover, less the wastage. */
export function withBoxes(selection: FloorSelection, boxes: number, sqftPerBox: SqftHundredths): FloorSelection {
  const coverage = Math.floor((coveredBy(boxes, sqftPerBox) * 100) / (100 + selection.wastagePercent));
  return { ...selection, boxes, coverage };
}
