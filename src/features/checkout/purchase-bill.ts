import { bill, type Bill } from '../../domain/bill';
import type { ProjectedLine } from '../../domain/cart';
import type { Settings } from '../../domain/settings';
import type { ShippingQuote } from '../../domain/shipping';

export interface PurchaseTerms {
  /** Undefined until they are read: then nothing but the floor costs anything. */
  readonly settings: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'> | undefined;
  readonly isInstallationChosen: boolean;
  readonly promoPercentHundredths: number;
  /** Null for pickup, and while delivery is not priced. */
  readonly quote: ShippingQuote | null;
}

/** The bill the page shows for these lines (SPEC 9); the server computes its own and refuses another total. */
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
    shippingCents: quote === null || quote.kind === 'call-us' ? 0 : quote.cents,
  });
}
