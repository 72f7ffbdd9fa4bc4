import * as z from 'zod/mini';
import { LONGEST_PROMISE, SIGNATURE, type SignedPromise } from '../domain/quote/quote-promise';
import { codecOf } from './codec';
import { endpoint } from './define-endpoint';
import { formText } from './wire-values';

/**
 * Additive: signs a promise at the server's own prices of today, or confirms a signed one. `quote` identifies no person. A back end without
 * it responds with 404: today's prices apply there.
 */
export const signQuote = endpoint({
  method: 'POST',
  path: '/beforeauth/signquote',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ quote: formText(LONGEST_PROMISE), signature: z.optional(formText(40)) }), z.custom<SignedPromise>(), {
      decode: ({ quote, signature }) => ({ promise: quote, signature: signature ?? '' }),
      encode: ({ promise, signature }) => ({ quote: promise, signature }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ signature: z.string().check(z.regex(SIGNATURE)) }), z.custom<string>(), {
      decode: ({ signature }) => signature,
      encode: (signature) => ({ signature }),
    }),
  ),
});
