import { changedFigures } from '../contract/changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from '../contract/checkout';
import { refundedPayment } from '../contract/refunded-payment';
import type { Bill } from '../domain/bill';
import { caller } from './call';
import { dataOfRefusal } from './data-of-refusal';

/** Calls of the checkout (SPEC 7). Like all callers they throw what `call` throws. */
export const fetchPromo = caller(getPromoCode);
export const fetchPaymentSetup = caller(getPaymentSetup);
export const postPaymentIntent = caller(createPaymentIntent);
export const postCheckout = caller(checkout);

/** The server's own bill in a refusal to charge the shown one; null when the refusal is about something else. */
export function figuresOfRefusal(error: unknown): Bill | null {
  return dataOfRefusal(changedFigures, error);
}

/** True for the refusal to make an order of a payment that was given back: it is over, whoever asks. */
export function isRefunded(error: unknown): boolean {
  return dataOfRefusal(refundedPayment, error) !== null;
}
