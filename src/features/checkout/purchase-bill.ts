import { bill, type Bill } from '../../domain/bill';
import type { ProjectedLine } from '../../domain/cart';
import type { Settings } from '../../domain/settings';
import { deliveryCents, type ShippingQuote } from '../../domain/shipping';

export interface PurchaseTerms {
  /** Undefined until loaded: only the floor has a price then. */
  readonly settings: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'> | undefined;
  readonly isInstallationChosen: boolean;
  readonly promoPercentHundredths: number;
  /** Null for pickup, and until delivery has a price. */
  readonly quote: ShippingQuote | null;
}

/** The shown bill for these lines (SPEC 9). The server computes its own and refuses a different total. */
export function purchaseBill(
  lines: readonly Pick<ProjectedLine, 'boxes' | 'product'>[],
  { settings, isInstallationChosen, promoPercentHundredths, quote }: PurchaseTerms,
): Bill {
  return bill({
    lines: lines.map((line) => ({
      boxes: line.boxes,
      pricePerBoxCents: line.product.pricePerBoxCents,
      sqftPerBox: line.product.sqftPerBox,
    })),
    taxPercentHundredths: settings?.taxPercentHundredths ?? 0,
    installationCentsPerSqft: settings?.installationCentsPerSqft ?? 0,
    isInstallationChosen,
    promoPercentHundredths,
    shippingCents: deliveryCents(quote) ?? 0,
  });
}
