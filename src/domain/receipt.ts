import { billTexts } from './bill.texts';
import { formatCalendarDay } from './calendar-day';
import { formatSqft } from './coverage';
import type { Cents } from './money';
import type { Order } from './order';
import { deliveryDay } from './order-life';
import { chargedShippingLabel, deliveryDistance, deliveryReason } from './delivery-price';
import { deliveryPriceTexts } from './delivery-price.texts';
import { palletsFor } from './pallets';
import { receiptTexts } from './receipt.texts';

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
    { label: billTexts.items, cents: bill.itemsCents },
    bill.installationCents > 0 ? { label: billTexts.installation, cents: bill.installationCents } : null,
    { label: billTexts.taxes, cents: bill.taxCents },
    fulfilment === 'Delivery' ? deliveryFigure(bill) : null,
    promoCode !== null || bill.discountCents > 0
      ? { label: promoCode === null ? billTexts.discount : `${billTexts.discount} · ${promoCode}`, cents: 0 - bill.discountCents }
      : null,
  ];
  return figures.filter((figure) => figure !== null);
}

function deliveryFigure({ boxes, shippingCents }: Order['bill']): ReceiptFigure {
  const figure = { label: chargedShippingLabel(boxes, shippingCents), cents: shippingCents };
  return shippingCents > 0 ? figure : { ...figure, words: deliveryPriceTexts.notChargedNow };
}

/** The charge is for the area of the boxes. */
export function installationNote({ bill }: Pick<Order, 'bill'>): string {
  return bill.installationCents > 0 ? receiptTexts.installed(formatSqft(bill.area)) : receiptTexts.notInstalled;
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
  return isInstalled ? [sentence, receiptTexts.installersCall] : [sentence];
}

type NextFacts = Pick<Order, 'bill' | 'fulfilment'> & Partial<Pick<Order, 'state' | 'steps'>>;

function handoverSentence({ bill, fulfilment, state, steps }: NextFacts): string {
  switch (state) {
    case 'ready':
      return receiptTexts.ready;
    case 'scheduled': {
      const day = deliveryDay(steps ?? []);
      const words = day === null ? receiptTexts.onAgreedDay : receiptTexts.onDay(formatCalendarDay(day));
      return `${words} ${receiptTexts.emailWhenOut}`;
    }
    case 'out':
      return receiptTexts.out;
    case 'done':
      return fulfilment === 'Pickup' ? receiptTexts.pickedUp : receiptTexts.delivered;
    case 'cancelled':
      return receiptTexts.cancelled;
    default:
      if (fulfilment === 'Pickup') return receiptTexts.emailWhenReady;
      return bill.shippingCents > 0 ? receiptTexts.weCall : deliveryPriceTexts.callUs;
  }
}
