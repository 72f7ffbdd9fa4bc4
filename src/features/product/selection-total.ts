import { bill } from '../../domain/bill';
import type { Product } from '../../domain/catalogue';
import type { Cents } from '../../domain/money';
import type { ProductSelection } from '../../domain/product-selection';

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
