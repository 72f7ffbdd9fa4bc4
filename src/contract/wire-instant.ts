import * as z from 'zod/mini';
import { isCalendarDay } from '../domain/calendar-day';
import { orNull } from './wire-values';

const STARTS_WITH_DAY = /^(\d{4}-\d{2}-\d{2})/;
const WITHOUT_ZONE = /^[\d-]{10}T[\d:.,]+$/;

/** ISO 8601 on the wire, UTC without a time zone; milliseconds since 1970 inside. */
export const wireInstant = z.codec(z.string(), z.number(), {
  decode: (value, payload) => {
    const instant = instantOf(value.replace(/^([\d-]{10}) (?=[^T]+$)/, '$1T'));
    if (Number.isNaN(instant)) payload.issues.push({ code: 'custom', message: 'expected a date', input: value });
    return Number.isNaN(instant) ? 0 : instant;
  },
  encode: (value) => new Date(value).toISOString(),
});

/** Null for missing, null, empty and unreadable dates. */
export const wireInstantOrNull = orNull(wireInstant, () => true);

/** Date.parse reads a time without a zone in the device's zone, and February 30 as a day in March. */
function instantOf(text: string): number {
  const [, day] = STARTS_WITH_DAY.exec(text) ?? [];
  if (day !== undefined && !isCalendarDay(day)) return Number.NaN;
  return Date.parse(WITHOUT_ZONE.test(text) ? `${text}Z` : text);
}
