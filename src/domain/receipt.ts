import { BILL_LABELS } from './bill';
import { formatCalendarDay } from './calendar-day';
import { formatSqft } from './coverage';
import type { Cents } from './money';
import type { Order } from './order';
import { deliveryDay } from './order-life';
import { CALL_US_MESSAGE, chargedShippingLabel, deliveryDistance, deliveryReason, NOT_CHARGED_NOW } from './delivery-price';
import { palletsFor } from './pallets';

export const PAID_LABEL = 'Paid';

export type ReceiptFacts = Pick<Order, 'bill' | 'fulfilment' | 'promoCode'>;

export interface ReceiptFigure {
  readonly label: string;
  /** Negative for a discount. */
  readonly cents: Cents;
  /** Shown in place of an amount that is not agreed yet. */
  readonly words?: string;
}

/** In the order and with the labels of the cart. */
export function receiptFigures({ bill, fulfilment, promoCode }: ReceiptFacts): readonly ReceiptFigure[] {
  const figures: (ReceiptFigure | null)[] = [
    { label: BILL_LABELS.items, cents: bill.itemsCents },
    bill.installationCents > 0 ? { label: BILL_LABELS.installation, cents: bill.installationCents } : null,
    { label: BILL_LABELS.taxes, cents: bill.taxCents },
    fulfilment === 'Delivery' ? deliveryFigure(bill) : null,
    promoCode !== null || bill.discountCents > 0
      ? { label: promoCode === null ? BILL_LABELS.discount : `${BILL_LABELS.discount} · ${promoCode}`, cents: 0 - bill.discountCents }
      : null,
  ];
  return figures.filter((figure) => figure !== null);
}

function deliveryFigure({ boxes, shippingCents }: Order['bill']): ReceiptFigure {
  const figure = { label: chargedShippingLabel(boxes, shippingCents), cents: shippingCents };
  return shippingCents > 0 ? figure : { ...figure, words: NOT_CHARGED_NOW };
}

/** The charge is for the area of the boxes. */
export function installationNote({ bill }: Pick<Order, 'bill'>): string {
  return bill.installationCents > 0 ? `Included for ${formatSqft(bill.area)} sqft, what your boxes cover.` : 'Not included in this order.';
}

/** '' when there is nothing to explain. */
export function deliveryNote({ bill, deliveryBasis }: Pick<Order, 'bill' | 'deliveryBasis'>): string {
  const pallets = palletsFor(bill.boxes);
  if (deliveryBasis === null || bill.shippingCents <= 0 || pallets === 0) return '';
  const { miles, band, locatedBy } = deliveryBasis;
  if (band === null) return deliveryDistance(miles, locatedBy);
  return deliveryReason(
    { miles, pallets, band: { ...band, priceCents: bill.shippingCents / pallets }, cents: bill.shippingCents },
    locatedBy,
    bill.boxes,
  );
}

/** Every mail promised here is one that an order step sends. */
export function nextSteps(order: NextFacts): readonly string[] {
  const sentence = handoverSentence(order);
  const isInstalled = order.bill.installationCents > 0 && order.state !== 'cancelled' && order.state !== 'done';
  return isInstalled ? [sentence, 'Our installers will call you to agree on a day for the work.'] : [sentence];
}

type NextFacts = Pick<Order, 'bill' | 'fulfilment'> & Partial<Pick<Order, 'state' | 'steps'>>;

function handoverSentence({ bill, fulfilment, state, steps }: NextFacts): string {
  switch (state) {
    case 'ready':
      return 'Your boxes are ready to pick up.';
    case 'scheduled': {
      const day = deliveryDay(steps ?? []);
      const words = day === null ? 'We deliver on the day we agreed on.' : `We deliver on ${formatCalendarDay(day)}.`;
      return `${words} We will email you when your boxes are on their way.`;
    }
    case 'out':
      return 'Your boxes are on their way to you.';
    case 'done':
      return fulfilment === 'Pickup' ? 'You have picked up your boxes.' : 'Your boxes were delivered.';
    case 'cancelled':
      return 'This order was cancelled. There is nothing left to do.';
    default:
      if (fulfilment === 'Pickup') return 'We will email you when your boxes are ready to pick up.';
      return bill.shippingCents > 0 ? 'We will call you to agree on a delivery day.' : CALL_US_MESSAGE;
  }
}
