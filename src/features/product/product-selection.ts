import type { SqftHundredths, WastagePercent } from '../../domain/coverage';

/** What a shopper asks of one floor. `coverage` is the measured area, before wastage; `boxes` is 0 until something is typed. */
export interface ProductSelection {
  readonly coverage: SqftHundredths;
  readonly wastagePercent: WastagePercent;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

export const EMPTY_SELECTION: ProductSelection = { coverage: 0, wastagePercent: 0, boxes: 0, isInstallationChosen: false };
