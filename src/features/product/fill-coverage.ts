import type { Product } from '../../domain/catalogue';
import type { SqftHundredths } from '../../domain/coverage';
import { coverageOf, type LaidArea } from '../../domain/rooms/room-area';
import { keptSelections } from '../../offline/kept-selections';
import { withCoverage } from './selection';

/** With their waste, so that the page needs the boxes that My rooms needs. Returns the area filled in. */
export function fillCoverage({ id, sqftPerBox }: Product, areas: readonly LaidArea[]): SqftHundredths {
  const { coverage, wastagePercent } = coverageOf(areas, sqftPerBox ?? 0);
  if (sqftPerBox !== null) keptSelections.change(id, sqftPerBox, (kept) => withCoverage({ ...kept, wastagePercent }, coverage, sqftPerBox));
  return coverage;
}
