import type { LocationSource } from './address';
import type { Bill } from './bill';
import type { SqftHundredths } from './coverage';
import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';
import type { OrderState, OrderStep } from './order-life';
import type { Picture } from './picture';
import type { DeliveryBand } from './delivery-price';

export type { Fulfilment };

/** What decides a payment beyond the cart itself. Sent with the payment intent so that the server bills the same. */
export interface CheckoutChoice {
  readonly fulfilment: Fulfilment;
  readonly addressId: number | null;
  readonly promoCode: string | null;
  readonly isInstallationChosen: boolean;
}

/** What the page sends after a payment succeeded (SPEC 3, Userorder). The server uses its own figures. */
export interface OrderDraft {
  readonly choice: CheckoutChoice;
  readonly paymentId: string;
  readonly paymentStatus: string;
  readonly cartLineIds: readonly number[];
  readonly bill: Bill;
}

/** The order the server made. */
export interface OrderReceipt {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly totalCents: Cents;
}

/** What the page needs to take a card payment. `standInScript` is set only while the local payment stand-in is on. */
export interface PaymentSetup {
  readonly publishableKey: string;
  readonly standInScript: string | null;
}

/** A line of an order, with the price it was sold at. */
export interface OrderLine {
  readonly productId: number;
  readonly title: string;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
  /** The floor's page as long as it is sold; null afterwards. */
  readonly slug: string | null;
  readonly picture: Picture;
}

/** The most orders in one response, newest first. */
export const ORDERS_PER_PAGE = 50;

/** A longer name of a job is cut short where it is typed, and refused by the server. */
export const JOB_NAME_LENGTH = 80;

/** What a shopper calls the job of an order; null takes the name away. */
export interface OrderJob {
  readonly orderId: number;
  readonly jobName: string | null;
}

/** Which of the shopper's orders are asked for: all nulls ask for the newest. */
export interface OrderSearch {
  /** Only those made before this one. */
  readonly beforeOrderId: number | null;
  readonly orderNumber: string | null;
}

export const NEWEST_ORDERS: OrderSearch = { beforeOrderId: null, orderNumber: null };

/** What a delivery was priced by: miles by road, and the band they fell into; null when there was none, or a free one. */
export interface DeliveryBasis {
  readonly miles: number;
  /** Null in orders of before it was kept, and from back ends that do not say. */
  readonly locatedBy: LocationSource | null;
  readonly band: Pick<DeliveryBand, 'minMile' | 'maxMile'> | null;
}

/** A dispute that the buyer's bank opened about a payment. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What became of an order's money. */
export interface PaymentFate {
  /** No money moved: paid in demo mode, or with test keys. */
  readonly isDemo: boolean;
  readonly refundedCents: Cents;
  /** 'won' and 'lost' as the shop sees it; null without a dispute. */
  readonly dispute: DisputeState | null;
}

/** An order as its shopper reads it. `placedAt` in milliseconds since 1970; null when the back end gives no time. */
export interface Order extends PaymentFate {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedAt: number | null;
  readonly orderStatus: string;
  readonly paymentId: string;
  readonly fulfilment: Fulfilment;
  readonly addressText: string | null;
  /** Null for a pickup, without a known road, and when the back end gives none. */
  readonly deliveryBasis: DeliveryBasis | null;
  readonly promoCode: string | null;
  /** What its shopper calls the job that the boxes are for; null without one. */
  readonly jobName: string | null;
  readonly bill: Bill;
  readonly lines: readonly OrderLine[];
  /** How far it is; null from a back end that does not say. */
  readonly state: OrderState | null;
  /** What happened after it was placed, the oldest first. */
  readonly steps: readonly OrderStep[];
}
