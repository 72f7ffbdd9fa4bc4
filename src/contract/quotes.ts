import * as z from 'zod/mini';
import { LONGEST_SIGNED_TEXT, SIGNATURE, type SignedQuote } from '../domain/quote/signed-quote';
import { codecOf } from './codec';
import { endpoint } from './define-endpoint';
import { formText } from './wire-values';

/**
 * Additive: signs a quote at the server's own prices of today, or confirms a signed one. `quote` identifies no person. A back end without
 * it responds with 404: today's prices apply there.
 */
export const signQuote = endpoint({
  method: 'POST',
  path: '/beforeauth/signquote',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ quote: formText(LONGEST_SIGNED_TEXT), signature: z.optional(formText(40)) }), z.custom<SignedQuote>(), {
      decode: ({ quote, signature }) => ({ text: quote, signature: signature ?? '' }),
      encode: ({ text, signature }) => ({ quote: text, signature }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ signature: z.string().check(z.regex(SIGNATURE)) }), z.custom<string>(), {
      decode: ({ signature }) => signature,
      encode: (signature) => ({ signature }),
    }),
  ),
});
