import type { Product } from '../../domain/catalogue';
import type { SqftHundredths } from '../../domain/coverage';
import { keptSelections } from '../../offline/kept-selections';
import { withCoverage } from './change-selection';

/** Types an area into the page of a floor; its wastage stays as chosen. */
export function fillCoverage({ id, sqftPerBox }: Product, coverage: SqftHundredths): void {
  if (sqftPerBox !== null) keptSelections.keep(id, withCoverage(keptSelections.of(id), coverage, sqftPerBox));
}
