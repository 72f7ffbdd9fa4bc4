import type { Fulfilment } from './order';
import type { ZipEstimate } from './zip-estimate';
import type { SqftHundredths } from './coverage';
import { USUAL_WASTAGE, type WastagePercent } from './wastage';

/** What the shopper chose beside the price with everything, until the cart has it. */
export interface FloorTerms {
  readonly fulfilment?: Fulfilment;
  /** The text as typed. */
  readonly zip?: string;
  readonly promo?: { readonly code: string; readonly percentHundredths: number } | null;
  readonly zipEstimate?: ZipEstimate | null;
}

/** `coverage` is the area before wastage; `boxes` is 0 until something is typed. */
export interface ProductSelection {
  readonly coverage: SqftHundredths;
  readonly wastagePercent: WastagePercent;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  /** Chosen, or shown in a price with everything: the cart keeps it. */
  readonly isInstallationTouched: boolean;
  readonly terms?: FloorTerms;
}

export const EMPTY_SELECTION: ProductSelection = {
  coverage: 0,
  wastagePercent: USUAL_WASTAGE,
  boxes: 0,
  isInstallationChosen: false,
  isInstallationTouched: false,
};
