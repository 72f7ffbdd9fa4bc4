import { boxesFor, type SqftHundredths } from './coverage';
import type { ProductSelection } from './product-selection';

/** The selection with the boxes that its area needs; these may be more than fit in one order. */
export function atBoxSize(selection: ProductSelection, sqftPerBox: SqftHundredths): ProductSelection {
  return { ...selection, boxes: boxesFor(selection.coverage, selection.wastagePercent, sqftPerBox) };
}
