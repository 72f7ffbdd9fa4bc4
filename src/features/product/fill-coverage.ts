import type { Product } from '../../domain/catalogue';
import type { SqftHundredths } from '../../domain/coverage';
import { keptSelections } from '../../offline/kept-selections';
import { withCoverage } from './change-selection';

export function fillCoverage({ id, sqftPerBox }: Product, coverage: SqftHundredths): void {
  if (sqftPerBox !== null) keptSelections.change(id, sqftPerBox, (kept) => withCoverage(kept, coverage, sqftPerBox));
}
