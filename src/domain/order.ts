import type { LocationSource } from './address';
import type { Bill } from './bill';
import type { SqftHundredths } from './coverage';
import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';
import type { OrderState, OrderStep } from './order-life';
import type { Picture } from './picture';
import type { DeliveryBand } from './delivery-price';

export type { Fulfilment };

/** The choices that determine a payment, besides the cart. Sent with the payment intent so that the server bills the same. */
export interface CheckoutChoice {
  readonly fulfilment: Fulfilment;
  readonly addressId: number | null;
  readonly promoCode: string | null;
  readonly isInstallationChosen: boolean;
}

/** Sent by the page after a payment succeeded (SPEC 3, Userorder). The server uses its own figures. */
export interface OrderDraft {
  readonly choice: CheckoutChoice;
  readonly paymentId: string;
  readonly paymentStatus: string;
  readonly cartLineIds: readonly number[];
  readonly bill: Bill;
}

/** The order that the server created. */
export interface OrderReceipt {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly totalCents: Cents;
}

/** The data that the page needs for a card payment. `standInScript` is set only while the local payment stand-in is on. */
export interface PaymentSetup {
  readonly publishableKey: string;
  readonly standInScript: string | null;
}

/** A line of an order, with its price at the time of sale. */
export interface OrderLine {
  readonly productId: number;
  readonly title: string;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
  /** The slug of the floor's page while it is sold; null afterwards. */
  readonly slug: string | null;
  readonly picture: Picture;
}

/** The maximum number of orders in one response, newest first. */
export const ORDERS_PER_PAGE = 50;

/** The form cuts longer job names off, and the server refuses them. */
export const JOB_NAME_LENGTH = 80;

/** The shopper's name for the job of an order; null removes the name. */
export interface OrderJob {
  readonly orderId: number;
  readonly jobName: string | null;
}

/** Filters and paging of the shopper's orders: all nulls ask for the newest. */
export interface OrderSearch {
  /** Only orders created before this one. */
  readonly beforeOrderId: number | null;
  readonly orderNumber: string | null;
}

export const NEWEST_ORDERS: OrderSearch = { beforeOrderId: null, orderNumber: null };

/** The basis of a delivery price: miles by road, and their price band; null when there was none, or a free one. */
export interface DeliveryBasis {
  readonly miles: number;
  /** Null in orders from before this field existed, and from back ends without it. */
  readonly locatedBy: LocationSource | null;
  readonly band: Pick<DeliveryBand, 'minMile' | 'maxMile'> | null;
}

/** A dispute that the buyer's bank opened about a payment. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What happened to an order's money. */
export interface PaymentOutcome {
  /** No money moved: paid in demo mode, or with test keys. */
  readonly isDemo: boolean;
  readonly refundedCents: Cents;
  /** 'won' and 'lost' from the shop's side; null without a dispute. */
  readonly dispute: DisputeState | null;
}

/** An order as its shopper sees it. `placedAt` in milliseconds since 1970; null when the back end gives no time. */
export interface Order extends PaymentOutcome {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedAt: number | null;
  readonly orderStatus: string;
  readonly paymentId: string;
  readonly fulfilment: Fulfilment;
  readonly addressText: string | null;
  /** Null for a pickup, without a known road distance, and when the back end gives none. */
  readonly deliveryBasis: DeliveryBasis | null;
  readonly promoCode: string | null;
  /** The shopper's name for the job of the boxes; null without one. */
  readonly jobName: string | null;
  readonly bill: Bill;
  readonly lines: readonly OrderLine[];
  /** Null from a back end without order states. */
  readonly state: OrderState | null;
  /** Events after it was placed, oldest first. */
  readonly steps: readonly OrderStep[];
}
