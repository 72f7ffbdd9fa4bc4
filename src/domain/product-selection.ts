import type { SqftHundredths } from './coverage';
import type { WastagePercent } from './wastage';

/** `coverage` is the area before wastage; `boxes` is 0 until something is typed. */
export interface ProductSelection {
  readonly coverage: SqftHundredths;
  readonly wastagePercent: WastagePercent;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly isInstallationTouched: boolean;
}

export const EMPTY_SELECTION: ProductSelection = {
  coverage: 0,
  wastagePercent: 0,
  boxes: 0,
  isInstallationChosen: false,
  isInstallationTouched: false,
};
