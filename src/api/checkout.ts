import { changedFigures } from '../contract/changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from '../contract/checkout';
import { refundedPayment } from '../contract/refunded-payment';
import type { Bill } from '../domain/bill';
import { caller } from './call';
import { dataOfRefusal } from './data-of-refusal';

/** Calls of the checkout (SPEC 7). Like all callers they throw the errors of `call`. */
export const fetchPromo = caller(getPromoCode);
export const fetchPaymentSetup = caller(getPaymentSetup);
export const postPaymentIntent = caller(createPaymentIntent);
export const postCheckout = caller(checkout);

/** The server's own bill in a refusal to charge the shown one; null when the refusal has another reason. */
export function figuresOfRefusal(error: unknown): Bill | null {
  return dataOfRefusal(changedFigures, error);
}

/** Whether the server refused to create an order because the payment was refunded: it is over for every caller. */
export function isRefunded(error: unknown): boolean {
  return dataOfRefusal(refundedPayment, error) !== null;
}
