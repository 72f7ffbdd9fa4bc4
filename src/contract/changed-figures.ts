import * as z from 'zod/mini';
import type { Bill } from '../domain/bill';
import { codecOf } from './codec';
import { wireHundredths, wireNumber } from './wire-values';

const figures = z.object({
  boxes: wireNumber,
  sqft: wireHundredths,
  sub_total: wireHundredths,
  tax: wireHundredths,
  installation_charge: wireHundredths,
  discount: wireHundredths,
  shipping: wireHundredths,
  total: wireHundredths,
});

/** Additive: the `data` of a refused createpaymentintent, when the server's bill differs from the page's. */
export const changedFigures = codecOf(
  z.codec(figures, z.custom<Bill>(), {
    decode: (wire) => ({
      boxes: wire.boxes,
      area: wire.sqft,
      itemsCents: wire.sub_total,
      taxCents: wire.tax,
      installationCents: wire.installation_charge,
      discountCents: wire.discount,
      shippingCents: wire.shipping,
      totalCents: wire.total,
    }),
    encode: (bill) => ({
      boxes: bill.boxes,
      sqft: bill.area,
      sub_total: bill.itemsCents,
      tax: bill.taxCents,
      installation_charge: bill.installationCents,
      discount: bill.discountCents,
      shipping: bill.shippingCents,
      total: bill.totalCents,
    }),
  }),
);
