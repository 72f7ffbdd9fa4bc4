import { boxesFor, type SqftHundredths } from './coverage';
import type { ProductSelection } from './product-selection';

/**
 * The boxes may exceed one order's limit. Returns the same object when nothing changes: a page that is not hydrated yet would lose presses
 * when it renders anew.
 */
export function atBoxSize(selection: ProductSelection, sqftPerBox: SqftHundredths): ProductSelection {
  const boxes = boxesFor(selection.coverage, selection.wastagePercent, sqftPerBox);
  return boxes === selection.boxes ? selection : { ...selection, boxes };
}
