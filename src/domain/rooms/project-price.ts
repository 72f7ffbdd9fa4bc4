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

export const NOT_INCLUDED: readonly { readonly what: string; readonly why: string }[] = [
  { what: 'Stairs', why: 'Each step is cut and edged by hand. We price stairs after seeing them.' },
  { what: 'Taking out the old floor', why: 'It depends on what lies there. Ask us for a price before the day.' },
  { what: 'Trims and transitions', why: 'The materials list counts them. We do not sell them here.' },
  { what: 'Moisture test', why: 'A concrete slab is tested before the floor is laid. Ask your installer.' },
];

export const NOT_INCLUDED_SENTENCE = `Not in the price: ${NOT_INCLUDED.map(({ what }) => what.toLowerCase()).join(', ')}.`;
