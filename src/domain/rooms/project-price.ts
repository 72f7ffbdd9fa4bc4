import { notIncludedTexts } from './not-included.texts';
import { bill, type Bill } from '../bill';
import type { SqftHundredths } from '../coverage';
import type { Cents } from '../money';
import type { Settings } from '../settings';
import { deliveryCents, type ShippingQuote } from '../delivery-price';
import type { ProjectTerms } from './project';
import type { FloorShare } from './project-floors';
import { centsPerSqft, leftOver, type SquareInchParts } from './room-area';

export interface PriceTerms extends Pick<ProjectTerms, 'isInstallationChosen' | 'promo'> {
  readonly rates: Pick<Settings, 'taxPercentHundredths' | 'installationCentsPerSqft'>;
  /** Null for pickup and without a ZIP code. */
  readonly quote: ShippingQuote | null;
}

export interface ProjectPrice {
  readonly bill: Bill;
  /** Per measured square foot; null when nothing is measured. */
  readonly totalCentsPerSqft: Cents | null;
  /** Covered minus measured area. */
  readonly leftOver: SqftHundredths;
}

/** A cart with the same choices shows the same cents. */
export function projectPrice(
  shares: readonly Pick<FloorShare, 'boxes' | 'floor'>[],
  measured: SquareInchParts,
  { rates, isInstallationChosen, promo, quote }: PriceTerms,
): ProjectPrice {
  const whole = bill({
    lines: shares.map(({ boxes, floor }) => ({ boxes, pricePerBoxCents: floor.pricePerBoxCents, sqftPerBox: floor.sqftPerBox })),
    taxPercentHundredths: rates.taxPercentHundredths,
    installationCentsPerSqft: rates.installationCentsPerSqft,
    isInstallationChosen,
    promoPercentHundredths: promo?.percentHundredths ?? 0,
    shippingCents: deliveryCents(quote) ?? 0,
  });
  return { bill: whole, totalCentsPerSqft: centsPerSqft(whole.totalCents, measured), leftOver: leftOver(whole.area, measured) };
}

/** What the price is without. */
export function notIncluded(): readonly { readonly what: string; readonly why: string }[] {
  const { stairs, stairsWhy, oldFloor, oldFloorWhy, trims, trimsWhy, moisture, moistureWhy } = notIncludedTexts;
  return [
    { what: stairs, why: stairsWhy },
    { what: oldFloor, why: oldFloorWhy },
    { what: trims, why: trimsWhy },
    { what: moisture, why: moistureWhy },
  ];
}

/** The same in one sentence. */
export function notIncludedSentence(): string {
  const things = notIncluded().map(({ what }) => what.toLowerCase());
  return notIncludedTexts.sentence(things.join(', '));
}
