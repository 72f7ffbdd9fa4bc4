import * as z from 'zod/mini';
import type { SampleRecipient, SampleRequest } from '../domain/samples';
import { LONGEST_CITY, LONGEST_POSTAL_CODE, LONGEST_RECIPIENT, LONGEST_STATE, LONGEST_STREET } from '../domain/longest-texts';
import { MAX_EMAIL_LENGTH } from '../domain/email';
import { codecOf, nothing } from './codec';
import { endpoint } from './define-endpoint';
import { formText } from './wire-values';

export interface SampleOrder extends SampleRecipient {
  readonly productIds: readonly number[];
}

/** Without the titles, which the shop knows. */
export function sampleOrderOf({ floors, ...recipient }: SampleRequest): SampleOrder {
  return { ...recipient, productIds: floors.map(({ productId }) => productId) };
}

const sampleForm = z.object({
  'Samples[product_ids]': formText(200).check(z.regex(/^(\d{1,9}(,\d{1,9})*)?$/)),
  'Samples[name]': formText(LONGEST_RECIPIENT),
  'Samples[address_line_1]': formText(LONGEST_STREET),
  'Samples[address_line_2]': z.optional(formText(LONGEST_STREET)),
  'Samples[postal_code]': formText(LONGEST_POSTAL_CODE),
  'Samples[city]': formText(LONGEST_CITY),
  'Samples[state]': formText(LONGEST_STATE),
  'Samples[mobile_number]': formText(20),
  'Samples[email]': formText(MAX_EMAIL_LENGTH),
});

/** Additive: without an account and free of charge. A back end without it responds with 404. */
export const orderSamples = endpoint({
  method: 'POST',
  path: '/beforeauth/ordersamples',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(sampleForm, z.custom<SampleOrder>(), {
      decode: (form) => ({
        productIds: form['Samples[product_ids]']
          .split(',')
          .filter((id) => id !== '')
          .map(Number),
        name: form['Samples[name]'],
        line1: form['Samples[address_line_1]'],
        line2: form['Samples[address_line_2]'] ?? '',
        postalCode: form['Samples[postal_code]'],
        city: form['Samples[city]'],
        state: form['Samples[state]'],
        mobileNumber: form['Samples[mobile_number]'],
        email: form['Samples[email]'],
      }),
      encode: (order) => ({
        'Samples[product_ids]': order.productIds.join(','),
        'Samples[name]': order.name,
        'Samples[address_line_1]': order.line1,
        'Samples[address_line_2]': order.line2,
        'Samples[postal_code]': order.postalCode,
        'Samples[city]': order.city,
        'Samples[state]': order.state,
        'Samples[mobile_number]': order.mobileNumber,
        'Samples[email]': order.email,
      }),
    }),
  ),
  output: nothing,
});
