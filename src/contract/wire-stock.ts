import * as z from 'zod/mini';
import { isCalendarDay } from '../domain/calendar-day';
import type { Stock } from '../domain/stock';

const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/), z.refine(isCalendarDay));

export const stockShape = z.object({
  boxes_on_hand: z.nullable(z.int().check(z.gte(0))),
  as_of: day,
  back_on: z.nullable(day),
  more_refused: z.optional(z.boolean()),
});

/** Additive. An invalid one counts as none. */
export const wireStock = z.optional(z.unknown());

/** Reads `stock`; empty for products without a usable one. */
export function stockFrom(wire: unknown): { readonly stock?: Stock } {
  const read = z.safeParse(stockShape, wire);
  if (!read.success) return {};
  const { boxes_on_hand: boxesOnHand, as_of: asOf, back_on: backOn, more_refused: isMoreRefused } = read.data;
  return { stock: { boxesOnHand, asOf, backOn, ...(isMoreRefused === undefined ? {} : { isMoreRefused }) } };
}

/** No field for products without one. */
export function stockFields({ stock }: { readonly stock?: Stock }): { readonly stock?: z.input<typeof stockShape> } {
  if (stock === undefined) return {};
  const { boxesOnHand, asOf, backOn, isMoreRefused } = stock;
  const refused = isMoreRefused === undefined ? {} : { more_refused: isMoreRefused };
  return { stock: { boxes_on_hand: boxesOnHand, as_of: asOf, back_on: backOn, ...refused } };
}
