import { changedFigures } from '../contract/changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup, getPromoCode } from '../contract/checkout';
import type { Bill } from '../domain/bill';
import { caller } from './call';
import { ApiError } from './errors';

export const fetchPromo = caller(getPromoCode);
export const fetchPaymentSetup = caller(getPaymentSetup);
export const postPaymentIntent = caller(createPaymentIntent);
export const postCheckout = caller(checkout);

/** The server's own bill in a refusal to charge the shown one; null when the refusal is about something else. */
export function figuresOfRefusal(error: unknown): Bill | null {
  if (!(error instanceof ApiError)) return null;
  try {
    return changedFigures.decode(error.data);
  } catch {
    return null;
  }
}
