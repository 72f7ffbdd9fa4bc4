import type { LocationSource } from './address';
import type { Bill } from './bill';
import type { SqftHundredths } from './coverage';
import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';
import type { OrderState, OrderStep } from './order-life';
import type { Picture } from './picture';
import type { DeliveryBand } from './delivery-price';

export type { Fulfilment };

/** Sent with the payment intent so that the server bills the same. */
export interface CheckoutChoice {
  readonly fulfilment: Fulfilment;
  readonly addressId: number | null;
  readonly promoCode: string | null;
  readonly isInstallationChosen: boolean;
}

/** Sent after a payment succeeded as a `Userorder`. The server uses its own figures. */
export interface OrderDraft {
  readonly choice: CheckoutChoice;
  readonly paymentId: string;
  readonly paymentStatus: string;
  readonly cartLineIds: readonly number[];
  readonly bill: Bill;
}

export interface OrderReceipt {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly totalCents: Cents;
}

/** `standInScript` is set only while the local payment stand-in is on. */
export interface PaymentSetup {
  readonly publishableKey: string;
  readonly standInScript: string | null;
}

/** `pricePerBoxCents` is the price of the sale. */
export interface OrderLine {
  readonly productId: number;
  readonly title: string;
  readonly boxes: number;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
  /** Null when it is no longer sold. */
  readonly slug: string | null;
  readonly picture: Picture;
}

export const ORDERS_PER_PAGE = 50;

/** The form cuts longer job names off, and the server refuses them. */
export const JOB_NAME_LENGTH = 80;

/** Null removes the name. */
export interface OrderJob {
  readonly orderId: number;
  readonly jobName: string | null;
}

/** All nulls ask for the newest. */
export interface OrderSearch {
  readonly beforeOrderId: number | null;
  readonly orderNumber: string | null;
}

export const NEWEST_ORDERS: OrderSearch = { beforeOrderId: null, orderNumber: null };

/** By road; `band` is null when there was none, or a free one. */
export interface DeliveryBasis {
  readonly miles: number;
  /** Null in earlier orders, and from back ends without it. */
  readonly locatedBy: LocationSource | null;
  readonly band: Pick<DeliveryBand, 'minMile' | 'maxMile'> | null;
}

/** A dispute is opened by the buyer's bank. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export interface PaymentOutcome {
  /** No money moved: demo mode, or test keys. */
  readonly isDemo: boolean;
  readonly refundedCents: Cents;
  /** 'won' and 'lost' from the shop's side; null without a dispute. */
  readonly dispute: DisputeState | null;
}

/** `placedAt` in milliseconds since 1970. */
export interface Order extends PaymentOutcome {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedAt: number | null;
  readonly orderStatus: string;
  readonly paymentId: string;
  readonly fulfilment: Fulfilment;
  readonly addressText: string | null;
  /** Null for a pickup, and when the road distance is unknown. */
  readonly deliveryBasis: DeliveryBasis | null;
  readonly promoCode: string | null;
  /** The shopper's name for the job. */
  readonly jobName: string | null;
  /** Eight digits, shown when the boxes are handed over; null in early orders and from back ends without it. */
  readonly handoverCode: string | null;
  /** Who took the boxes; null before that, and when nobody noted it. */
  readonly takenBy: string | null;
  readonly bill: Bill;
  readonly lines: readonly OrderLine[];
  /** Null from a back end without order states. */
  readonly state: OrderState | null;
  /** Events after the order was placed, oldest first. */
  readonly steps: readonly OrderStep[];
}
