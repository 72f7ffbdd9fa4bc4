import { boxesFor, coveredBy, MAX_BOXES, type SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import type { ProductSelection } from '../../domain/product-selection';

/** A typed area sets the boxes. */
export function withCoverage(selection: ProductSelection, coverage: SqftHundredths, sqftPerBox: SqftHundredths): ProductSelection {
  return { ...selection, coverage, boxes: Math.min(boxesFor(coverage, selection.wastagePercent, sqftPerBox), MAX_BOXES) };
}

/** Another wastage keeps the area and sets the boxes. */
export function withWastage(selection: ProductSelection, wastagePercent: WastagePercent, sqftPerBox: SqftHundredths): ProductSelection {
  return withCoverage({ ...selection, wastagePercent }, selection.coverage, sqftPerBox);
}

/** Chosen boxes set the area: the area of the boxes without the wastage. */
export function withBoxes(selection: ProductSelection, boxes: number, sqftPerBox: SqftHundredths): ProductSelection {
  const coverage = Math.floor((coveredBy(boxes, sqftPerBox) * 100) / (100 + selection.wastagePercent));
  return { ...selection, boxes, coverage };
}
