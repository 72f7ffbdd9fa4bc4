import { atBoxSize } from '../../domain/at-box-size';
import { coveredBy, type SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import type { ProductSelection } from '../../domain/product-selection';

/** A typed area sets the boxes. */
export function withCoverage(selection: ProductSelection, coverage: SqftHundredths, sqftPerBox: SqftHundredths): ProductSelection {
  return atBoxSize({ ...selection, coverage }, sqftPerBox);
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
