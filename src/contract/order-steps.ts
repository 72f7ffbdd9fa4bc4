import * as z from 'zod/mini';
import { isCalendarDay } from '../domain/calendar-day';
import { STEP_KINDS, type OrderStep } from '../domain/order-life';
import { codecOf, tolerantList } from './codec';
import { wireInstant } from './wire-instant';
import { wireHundredthsOrNull, wireTextOrNull } from './wire-values';

const stepWire = z.object({
  kind: z.enum(STEP_KINDS),
  at: wireInstant,
  day: wireTextOrNull,
  refunded: wireHundredthsOrNull,
  note: wireTextOrNull,
});

/** Additive, oldest first. A step of an unknown kind is left out. */
export const stepList = tolerantList(
  codecOf(
    z.codec(stepWire, z.custom<OrderStep>(), {
      decode: ({ kind, at, day, refunded, note }) => ({
        kind,
        at,
        day: day !== null && isCalendarDay(day) ? day : null,
        amountCents: refunded,
        note,
      }),
      encode: ({ kind, at, day, amountCents, note }) => ({ kind, at, day, refunded: amountCents, note }),
    }),
  ),
);
