import { coveredBy, type SqftHundredths } from './coverage';
import { divideHalfUp, type Cents } from './money';
import { billTexts } from './bill.texts';

export interface BillLine {
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
}

/** Percentages in hundredths of a percent: 7 % is 700. */
export interface BillInput {
  readonly lines: readonly BillLine[];
  readonly taxPercentHundredths: number;
  readonly installationCentsPerSqft: Cents;
  readonly isInstallationChosen: boolean;
  readonly promoPercentHundredths: number;
  /** 0 for pickup, and for delivery that is arranged by phone. */
  readonly shippingCents: Cents;
}

export interface Bill {
  readonly boxes: number;
  readonly area: SqftHundredths;
  readonly itemsCents: Cents;
  readonly taxCents: Cents;
  readonly installationCents: Cents;
  readonly discountCents: Cents;
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
}

/** Tax and discount are exact in ten-thousandths of a cent. */
const SCALE = 10_000;

/**
 * Tax and discount on the item total only. Each figure is rounded half up; the total is rounded once, from the exact sum (decision
 * 0003).
 */
export function bill(input: BillInput): Bill {
  let boxes = 0;
  let area = 0;
  let itemsCents = 0;
  for (const line of input.lines) {
    boxes += line.boxes;
    area += coveredBy(line.boxes, line.sqftPerBox);
    itemsCents += lineCents(line);
  }
  const taxScaled = itemsCents * input.taxPercentHundredths;
  const discountScaled = itemsCents * input.promoPercentHundredths;
  const installationScaled = input.isInstallationChosen ? area * input.installationCentsPerSqft * (SCALE / 100) : 0;
  const totalScaled = (itemsCents + input.shippingCents) * SCALE + taxScaled + installationScaled - discountScaled;
  return {
    boxes,
    area,
    itemsCents,
    taxCents: divideHalfUp(taxScaled, SCALE),
    installationCents: divideHalfUp(installationScaled, SCALE),
    discountCents: divideHalfUp(discountScaled, SCALE),
    shippingCents: input.shippingCents,
    totalCents: divideHalfUp(totalScaled, SCALE),
  };
}

/** The total minus the sum of the shown figures: 0, or a cent more or less (decision 0003). */
export function roundingCents(shown: Bill): Cents {
  return shown.totalCents - (shown.itemsCents + shown.installationCents + shown.taxCents + shown.shippingCents - shown.discountCents);
}

/** The price of one line, in cents. */
export function lineCents(line: Pick<BillLine, 'boxes' | 'pricePerBoxCents'>): Cents {
  return line.boxes * line.pricePerBoxCents;
}

/** The price of a box by its price per square foot, in cents: rounded once, as on the price tag. */
export function boxPriceCents(centsPerSqft: Cents, sqftPerBox: SqftHundredths): Cents {
  return divideHalfUp(centsPerSqft * sqftPerBox, 100);
}

/** One line, rounded half up. The bill rounds the whole cart once. */
export function installationCents(
  { boxes, product }: { readonly boxes: number; readonly product: Pick<BillLine, 'sqftPerBox'> },
  centsPerSqft: Cents,
): Cents {
  return divideHalfUp(coveredBy(boxes, product.sqftPerBox) * centsPerSqft, 100);
}

export interface FigureChange {
  readonly label: string;
  readonly beforeCents: Cents;
  readonly nowCents: Cents;
}

/** In the bill's order. A discount is negative. */
export function figureChanges(before: Bill, now: Bill): readonly FigureChange[] {
  const change = (label: string, beforeCents: Cents, nowCents: Cents): FigureChange => ({ label, beforeCents, nowCents });
  return [
    change(billTexts.items, before.itemsCents, now.itemsCents),
    change(billTexts.installation, before.installationCents, now.installationCents),
    change(billTexts.taxes, before.taxCents, now.taxCents),
    change(billTexts.shipping, before.shippingCents, now.shippingCents),
    change(billTexts.discount, 0 - before.discountCents, 0 - now.discountCents),
    change(billTexts.total, before.totalCents, now.totalCents),
  ].filter(({ beforeCents, nowCents }) => beforeCents !== nowCents);
}
