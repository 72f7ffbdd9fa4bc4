import * as z from 'zod/mini';
import type { Cents } from '../domain/money';
import type { CheckoutChoice, OrderDraft, OrderReceipt, PaymentSetup } from '../domain/order';
import { LONGEST_SIGNED_TEXT, type SignedQuote } from '../domain/quote/signed-quote';
import type { FoundPromo } from '../domain/promo';
import { LONGEST_PROMO_CODE, LONGEST_TYPED_TELEPHONE } from '../domain/longest-texts';
import { codecOf, nothing } from './codec';
import { endpoint } from './define-endpoint';
import {
  wireInstant,
  wireInstantOrNull,
  formHundredths,
  formId,
  formText,
  wireFlag,
  wireHundredths,
  wireNumber,
  wireText,
  wireTextOrNull,
} from './wire-values';

const promoWire = z.object({
  code: wireText,
  status: wireText,
  percentage: wireHundredths,
  start_date: wireInstant,
  end_date: wireInstant,
  server_time: wireInstantOrNull,
});

const promoCodec = codecOf(
  z.codec(promoWire, z.custom<FoundPromo>(), {
    decode: (wire) => ({
      code: wire.code,
      status: wire.status,
      percentHundredths: wire.percentage,
      startsAt: wire.start_date,
      endsAt: wire.end_date,
      serverNow: wire.server_time,
    }),
    encode: (promo) => ({
      code: promo.code,
      status: promo.status,
      percentage: promo.percentHundredths,
      start_date: promo.startsAt,
      end_date: promo.endsAt,
      server_time: promo.serverNow,
    }),
  }),
);

/** Refused when the code is unknown. Additive: `server_time`, the time for checking its dates. */
export const getPromoCode = endpoint({
  method: 'POST',
  path: '/beforeauth/getpromocode',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ code: formText(LONGEST_PROMO_CODE) }), z.custom<string>(), {
      decode: (form) => form.code,
      encode: (code) => ({ code }),
    }),
  ),
  output: promoCodec,
});

export interface PaymentIntentInput {
  /** As on the page. The server recomputes it and refuses a difference. */
  readonly amountCents: Cents;
  readonly choice: CheckoutChoice;
  /** As typed; absent when it was not asked for or left empty. */
  readonly telephone?: string;
  /** A quote whose prices apply; the server checks all of it. */
  readonly quote?: SignedQuote | null;
}

const intentForm = z.object({
  amount: formHundredths,
  currency: z.optional(formText(10)),
  delivery_type: z.optional(formText(20)),
  appuser_address_id: z.optional(z.union([formId, z.literal('')])),
  promocode: z.optional(formText(LONGEST_PROMO_CODE)),
  installation: z.optional(wireFlag),
  telephone: z.optional(formText(LONGEST_TYPED_TELEPHONE)),
  quote: z.optional(formText(LONGEST_SIGNED_TEXT)),
  quote_signature: z.optional(formText(40)),
});

const choiceFrom = (form: {
  readonly delivery_type?: string | undefined;
  readonly appuser_address_id?: number | '' | undefined;
  readonly promocode?: string | undefined;
  readonly isInstallationChosen: boolean;
}): CheckoutChoice => ({
  fulfilment: form.delivery_type === 'Delivery' ? 'Delivery' : 'Pickup',
  addressId: typeof form.appuser_address_id === 'number' ? form.appuser_address_id : null,
  promoCode: form.promocode === undefined || form.promocode === '' ? null : form.promocode,
  isInstallationChosen: form.isInstallationChosen,
});

/** With additive fields: the choices, the address and `telephone`. Returns the client secret. */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/userauth/createpaymentintent',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(intentForm, z.custom<PaymentIntentInput>(), {
      decode: ({ telephone = '', ...form }) => ({
        amountCents: form.amount,
        choice: choiceFrom({ ...form, isInstallationChosen: form.installation ?? false }),
        ...(telephone.trim() === '' ? {} : { telephone }),
        ...(form.quote === undefined || form.quote === '' ? {} : { quote: { text: form.quote, signature: form.quote_signature ?? '' } }),
      }),
      encode: ({ amountCents, choice, telephone, quote }) => ({
        amount: amountCents,
        currency: 'usd',
        delivery_type: choice.fulfilment,
        appuser_address_id: choice.addressId ?? ('' as const),
        promocode: choice.promoCode ?? '',
        installation: choice.isInstallationChosen,
        ...(telephone === undefined ? {} : { telephone }),
        ...(quote === null || quote === undefined ? {} : { quote: quote.text, quote_signature: quote.signature }),
      }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ clientSecret: z.string().check(z.minLength(1)) }), z.custom<string>(), {
      decode: (wire) => wire.clientSecret,
      encode: (clientSecret) => ({ clientSecret }),
    }),
  ),
});

const orderForm = z.object({
  'Userorder[appuser_address_id]': z.optional(z.union([formId, z.literal('')])),
  'Userorder[payment_type]': z.optional(formText(40)),
  'Userorder[payment_status]': z.optional(formText(40)),
  'Userorder[payment_id]': formText(255),
  'Userorder[tax]': z.optional(formHundredths),
  'Userorder[shipping]': z.optional(formHundredths),
  'Userorder[sub_total]': z.optional(formHundredths),
  'Userorder[total]': z.optional(formHundredths),
  'Userorder[order_status]': z.optional(formText(40)),
  'Userorder[delivery_type]': z.optional(formText(20)),
  'Userorder[promocode]': z.optional(formText(LONGEST_PROMO_CODE)),
  'Userorder[installation_charge]': z.optional(formHundredths),
  'Userorder[discount]': z.optional(formHundredths),
  'Userorder[user_carts_id]': z.optional(formText(4000)),
});

const receiptCodec = codecOf(
  z.codec(z.object({ order_id: wireNumber, order_number: wireText, total: wireHundredths }), z.custom<OrderReceipt>(), {
    decode: (wire) => ({ orderId: wire.order_id, orderNumber: wire.order_number, totalCents: wire.total }),
    encode: (receipt) => ({ order_id: receipt.orderId, order_number: receipt.orderNumber, total: receipt.totalCents }),
  }),
);

/** A `Userorder`. Shipping travels as 0; the server stores its own figures. */
export const checkout = endpoint({
  method: 'POST',
  path: '/userauth/checkout',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(orderForm, z.custom<OrderDraft>(), {
      decode: (form) => ({
        choice: choiceFrom({
          delivery_type: form['Userorder[delivery_type]'],
          appuser_address_id: form['Userorder[appuser_address_id]'],
          promocode: form['Userorder[promocode]'],
          isInstallationChosen: (form['Userorder[installation_charge]'] ?? 0) > 0,
        }),
        paymentId: form['Userorder[payment_id]'],
        paymentStatus: form['Userorder[payment_status]'] ?? '',
        cartLineIds: (form['Userorder[user_carts_id]'] ?? '')
          .split(',')
          .map(Number)
          .filter((id) => Number.isSafeInteger(id) && id > 0),
        bill: {
          boxes: 0,
          area: 0,
          itemsCents: form['Userorder[sub_total]'] ?? 0,
          taxCents: form['Userorder[tax]'] ?? 0,
          installationCents: form['Userorder[installation_charge]'] ?? 0,
          discountCents: form['Userorder[discount]'] ?? 0,
          shippingCents: form['Userorder[shipping]'] ?? 0,
          totalCents: form['Userorder[total]'] ?? 0,
        },
      }),
      encode: (order) => ({
        'Userorder[appuser_address_id]': order.choice.addressId ?? ('' as const),
        'Userorder[payment_type]': 'Online',
        'Userorder[payment_status]': order.paymentStatus,
        'Userorder[payment_id]': order.paymentId,
        'Userorder[tax]': order.bill.taxCents,
        'Userorder[shipping]': 0,
        'Userorder[sub_total]': order.bill.itemsCents,
        'Userorder[total]': order.bill.totalCents,
        'Userorder[order_status]': 'Confirm',
        'Userorder[delivery_type]': order.choice.fulfilment,
        'Userorder[promocode]': order.choice.promoCode ?? '',
        'Userorder[installation_charge]': order.bill.installationCents,
        'Userorder[discount]': order.bill.discountCents,
        'Userorder[user_carts_id]': order.cartLineIds.join(','),
      }),
    }),
  ),
  output: receiptCodec,
});

/** Additive. */
export const getPaymentSetup = endpoint({
  method: 'GET',
  path: '/payments/setup',
  auth: 'none',
  encoding: 'none',
  input: nothing,
  output: codecOf(
    z.codec(z.object({ publishable_key: wireText, stand_in_script: wireTextOrNull }), z.custom<PaymentSetup>(), {
      decode: (wire) => ({ publishableKey: wire.publishable_key, standInScript: wire.stand_in_script }),
      encode: (setup) => ({ publishable_key: setup.publishableKey, stand_in_script: setup.standInScript }),
    }),
  ),
});
