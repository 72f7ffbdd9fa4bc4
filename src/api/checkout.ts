import { changedFigures } from '../contract/changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from '../contract/checkout';
import { refundedPayment } from '../contract/refunded-payment';
import type { Bill } from '../domain/bill';
import { caller } from './call';
import { dataOfRefusal } from './data-of-refusal';

export const fetchPromo = caller(getPromoCode);
export const fetchPaymentSetup = caller(getPaymentSetup);
export const postPaymentIntent = caller(createPaymentIntent);
export const postCheckout = caller(checkout);

/** Null when the refusal has another reason. */
export function figuresOfRefusal(error: unknown): Bill | null {
  return dataOfRefusal(changedFigures, error);
}

export function isRefunded(error: unknown): boolean {
  return dataOfRefusal(refundedPayment, error) !== null;
}
