import type { Fulfilment } from './order';
import type { ZipEstimate } from './zip-estimate';
import type { SqftHundredths } from './coverage';
import { USUAL_WASTAGE, type WastagePercent } from './wastage';

/** What was chosen beside the price with everything, or shown there and not yet the cart's choice, until the cart has it. */
export interface FloorTerms {
  /** Whose they are; null for a visitor's. */
  readonly accountId: string | null;
  /** As shown in a total. */
  readonly installation?: boolean;
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
  /** Ticked or unticked here, and not handed to the cart yet. */
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
