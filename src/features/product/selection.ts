import { atBoxSize } from '../../domain/at-box-size';
import { bill } from '../../domain/bill';
import type { Product } from '../../domain/catalogue';
import { coveredBy, type SqftHundredths } from '../../domain/coverage';
import type { Cents } from '../../domain/money';
import type { ProductSelection } from '../../domain/product-selection';
import type { WastagePercent } from '../../domain/wastage';

export function withCoverage(selection: ProductSelection, coverage: SqftHundredths, sqftPerBox: SqftHundredths): ProductSelection {
  return atBoxSize({ ...selection, coverage }, sqftPerBox);
}

export function withWastage(selection: ProductSelection, wastagePercent: WastagePercent, sqftPerBox: SqftHundredths): ProductSelection {
  return withCoverage({ ...selection, wastagePercent }, selection.coverage, sqftPerBox);
}

/** The area of the boxes without the wastage. */
export function withBoxes(selection: ProductSelection, boxes: number, sqftPerBox: SqftHundredths): ProductSelection {
  const coverage = Math.floor((coveredBy(boxes, sqftPerBox) * 100) / (100 + selection.wastagePercent));
  return { ...selection, boxes, coverage };
}

/** Before tax, promo and delivery. 0 without a box price. */
export function selectionTotal(
  product: Product,
  { boxes, isInstallationChosen }: Pick<ProductSelection, 'boxes' | 'isInstallationChosen'>,
  installationCentsPerSqft: Cents | null,
): Cents {
  const { pricePerBoxCents, sqftPerBox } = product;
  if (pricePerBoxCents === null || sqftPerBox === null) return 0;
  return bill({
    lines: [{ boxes, pricePerBoxCents, sqftPerBox }],
    taxPercentHundredths: 0,
    installationCentsPerSqft: installationCentsPerSqft ?? 0,
    isInstallationChosen,
    promoPercentHundredths: 0,
    shippingCents: 0,
  }).totalCents;
}
