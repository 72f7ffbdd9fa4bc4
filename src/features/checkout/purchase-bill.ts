import { bill, type Bill } from '../../domain/bill';
import type { ProjectedLine } from '../../domain/cart';
import { formatSqft } from '../../domain/coverage';
import { formatUsd, type Cents } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import type { QuoteLine } from '../../domain/quote/quote';
import { quotedCents } from '../../domain/quote/signed-quote';
import type { Settings } from '../../domain/settings';
import { deliveryCents, type ShippingQuote } from '../../domain/delivery-price';
import { myCartTexts } from './my-cart.texts';

export interface PurchaseTerms {
  /** Undefined until loaded: only the floor has a price then. */
  readonly settings: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'> | undefined;
  readonly isInstallationChosen: boolean;
  readonly promoPercentHundredths: number;
  /** Null for pickup, and until delivery has a price. */
  readonly quote: ShippingQuote | null;
  /** Lines whose quoted prices the shop keeps. */
  readonly quoted?: readonly QuoteLine[];
}

/** The server computes its own bill and refuses a different total. */
export function purchaseBill(
  lines: readonly Pick<ProjectedLine, 'boxes' | 'product'>[],
  { settings, isInstallationChosen, promoPercentHundredths, quote, quoted = [] }: PurchaseTerms,
): Bill {
  return bill({
    lines: lines.map((line) => ({
      boxes: line.boxes,
      pricePerBoxCents: boxCents(line, quoted),
      sqftPerBox: line.product.sqftPerBox,
    })),
    taxPercentHundredths: settings?.taxPercentHundredths ?? 0,
    installationCentsPerSqft: settings?.installationCentsPerSqft ?? 0,
    isInstallationChosen,
    promoPercentHundredths,
    shippingCents: deliveryCents(quote) ?? 0,
  });
}

/** 'Installed area: 283.68 sqft (12 boxes) at $2.75 / sqft.' The rate only once it is known. */
export function installedAreaWords({ area, boxes }: Bill, settings: PurchaseTerms['settings']): string {
  if (settings === undefined) return myCartTexts.installedArea(formatSqft(area), boxesText(boxes));
  return myCartTexts.installedAreaAt(formatSqft(area), boxesText(boxes), formatUsd(settings.installationCentsPerSqft));
}

/** The quoted price when the shop keeps it, else today's. */
export function boxCents({ boxes, product }: Pick<ProjectedLine, 'boxes' | 'product'>, quoted: readonly QuoteLine[]): Cents {
  const { id, pricePerBoxCents, sqftPerBox } = product;
  return quotedCents({ productId: id, boxes, pricePerBoxCents, sqftPerBox }, quoted);
}
