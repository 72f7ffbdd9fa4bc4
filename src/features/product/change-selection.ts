import { atBoxSize } from '../../domain/at-box-size';
import { coveredBy, type SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import type { ProductSelection } from '../../domain/product-selection';

export function withCoverage(selection: ProductSelection, coverage: SqftHundredths, sqftPerBox: SqftHundredths): ProductSelection {
  return atBoxSize({ ...selection, coverage }, sqftPerBox);
}

export function withWastage(selection: ProductSelection, wastagePercent: WastagePercent, sqftPerBox: SqftHundredths): ProductSelection {
  return withCoverage({ ...selection, wastagePercent }, selection.coverage, sqftPerBox);
}

/** The area of the boxes without the wastage. */
export function withBoxes(selection: ProductSelection, boxes: number, sqftPerBox: SqftHundredths): ProductSelection {
  const coverage = Math.floor((coveredBy(boxes, sqftPerBox) * 100) / (100 + selection.wastagePercent));
  return { ...selection, boxes, coverage };
}
