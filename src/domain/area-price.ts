import { bill, type Bill } from './bill';
import type { Product } from './catalogue';
import { boxesFor, coveredBy, MAX_BOXES, type SqftHundredths } from './coverage';
import type { WastagePercent } from './wastage';
import type { Settings } from './settings';

export type PriceSettings = Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'>;

export interface AreaPrice {
  readonly boxes: number;
  readonly covered: SqftHundredths;
  /** Covered minus measured area: cuts use up a part of it. */
  readonly leftOver: SqftHundredths;
  /** The bill for pickup. */
  readonly bill: Bill;
}

/** Null also for more boxes than an order may hold. */
export function priceOfArea(
  product: Pick<Product, 'pricePerBoxCents' | 'sqftPerBox'>,
  area: SqftHundredths,
  wastagePercent: WastagePercent,
  isInstallationChosen: boolean,
  settings: PriceSettings,
): AreaPrice | null {
  const { pricePerBoxCents, sqftPerBox } = product;
  if (area <= 0 || pricePerBoxCents === null || pricePerBoxCents <= 0 || sqftPerBox === null || sqftPerBox <= 0) return null;
  const boxes = boxesFor(area, wastagePercent, sqftPerBox);
  if (boxes > MAX_BOXES) return null;
  const covered = coveredBy(boxes, sqftPerBox);
  return {
    boxes,
    covered,
    leftOver: covered - area,
    bill: bill({
      lines: [{ boxes, pricePerBoxCents, sqftPerBox }],
      taxPercentHundredths: settings.taxPercentHundredths,
      installationCentsPerSqft: settings.installationCentsPerSqft,
      isInstallationChosen,
      promoPercentHundredths: 0,
      shippingCents: 0,
    }),
  };
}
