import * as z from 'zod/mini';
import { codecOf, tolerantList } from '../codec';
import { endpoint } from '../define-endpoint';
import { formText, wireInstant, wireNumber, wireText } from '../wire-values';

/** A count of one floor, at a Desk or by the store tool. */
export interface EarlierCount {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string;
  /** Boxes known before it, and after it; null where nobody counted them. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Newest first, the last twenty; what an imported file has changed is not among them. */
export const getStockHistory = endpoint({
  method: 'POST',
  path: '/desk/stockhistory',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ slug: formText(200) }), z.custom<string>(), { decode: ({ slug }) => slug, encode: (slug) => ({ slug }) }),
  ),
  output: tolerantList(
    codecOf(
      z.codec(
        z.object({ at: wireInstant, by: wireText, before: z.nullable(wireNumber), after: z.nullable(wireNumber) }),
        z.custom<EarlierCount>(),
        { decode: (count) => count, encode: (count) => ({ ...count }) },
      ),
    ),
  ),
});
