import { boxesFor, type SqftHundredths } from './coverage';
import type { ProductSelection } from './product-selection';

/**
 * The selection with the boxes that its area needs; these may be more than fit in one order. The same object when they are the same: a page that
 * is not hydrated yet would lose presses when it is rendered anew.
 */
export function atBoxSize(selection: ProductSelection, sqftPerBox: SqftHundredths): ProductSelection {
  const boxes = boxesFor(selection.coverage, selection.wastagePercent, sqftPerBox);
  return boxes === selection.boxes ? selection : { ...selection, boxes };
}
