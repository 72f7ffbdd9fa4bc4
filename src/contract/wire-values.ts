import * as z from 'zod/mini';
import { LOCATION_SOURCES } from '../domain/address';
import { isCalendarDay } from '../domain/calendar-day';
import { reportOddity } from './codec';

/** Larger than any price, area and id of a shop; its hundredths are still exact. */
const LARGEST = 1e13;

/** Also '3.19'. Refuses '', NaN and 1e300. */
const numeric = z.union([
  z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST)),
  z.string().check(z.regex(/^\s*-?\d{1,13}(\.\d+)?\s*$/)),
]);

/** An id, mile or degree. */
export const wireNumber = z.codec(numeric, z.number(), { decode: Number, encode: (value) => value });

/** Boxes: a whole number from 1. */
export const wireCount = z.codec(numeric, z.int().check(z.minimum(1), z.maximum(1e9)), { decode: Number, encode: (value) => value });

/** Dollars, square feet or percent on the wire; whole hundredths inside. */
export const wireHundredths = z.codec(numeric, z.number(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (value) => value / 100,
});

/** Like wireHundredths, never negative. */
export const wireAmount = z.codec(numeric, z.number().check(z.minimum(0)), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (value) => value / 100,
});

/** Null for missing, null, empty, negative and unreadable values. */
export const wireHundredthsOrNull = orNull(wireHundredths, (hundredths) => hundredths >= 0);
/** A price or an area; null also for 0, which no product has. */
export const wirePositiveOrNull = orNull(wireHundredths, (hundredths) => hundredths > 0);
/** Null for missing, null and unreadable values. */
export const wireNumberOrNull = orNull(wireNumber, () => true);

/** `fallback` for missing and null, not for ''. Numbers become text. */
export const wireTextOr = (fallback: string) =>
  z.codec(z.optional(z.unknown()), z.string(), {
    decode: (value) => (value === undefined || value === null ? fallback : typeof value === 'number' ? String(value) : textOf(value)),
    encode: (value) => value,
  });

/** '' for missing and null. */
export const wireText = wireTextOr('');

/** The empty text counts as null. */
export const wireTextOrNull = z.codec(z.optional(z.unknown()), z.nullable(z.string()), {
  decode: (value) => {
    const text = textOf(value);
    return text.trim() === '' ? null : text;
  },
  encode: (value) => value,
});

/** Null from a back end without this field. */
export const wireLocationSource = z.codec(z.optional(z.unknown()), z.nullable(z.enum(LOCATION_SOURCES)), {
  decode: (value) => LOCATION_SOURCES.find((source) => source === value) ?? null,
  encode: (value) => value,
});

/** A page without a slug, or with half a surrogate pair in it, cannot be linked to. */
export const wireSlug = z.codec(z.union([z.string(), z.number()]), z.string().check(z.regex(/^\P{Surrogate}*$/u), z.regex(/\S/)), {
  decode: String,
  encode: (value) => value,
});

/** Sent as '1'/'0'; reads also 'Yes', 'No', true and false. */
export const wireFlag = z.codec(z.optional(z.unknown()), z.boolean(), {
  decode: (value) => value === true || value === 1 || (typeof value === 'string' && /^(1|yes|true)$/i.test(value)),
  encode: (value) => (value ? '1' : '0'),
});

/** Always text on the wire. */
export const formNumber = z.codec(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.number(), { decode: Number, encode: String });
export const formId = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.number(), { decode: Number, encode: String });
/** '12.34' is 1234 inside. */
export const formHundredths = z.codec(z.string().check(z.regex(/^-?\d{1,12}(\.\d+)?$/)), z.number(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (value) => (value / 100).toFixed(2),
});
/** Text of a form field with a maximum length. */
export const formText = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** Null for missing, null, empty, unreadable and implausible values. */
export function orNull<Written>(inner: z.ZodMiniType<number, Written>, isPlausible: (value: number) => boolean) {
  return z.codec(z.optional(z.unknown()), z.nullable(z.number()), {
    decode: (value) => {
      if (value === undefined || value === null || value === '') return null;
      const result = z.safeDecode(inner, value as Written);
      if (result.success && isPlausible(result.data)) return result.data;
      return reportUnread(null, value);
    },
    encode: (value) => (value === null ? null : z.encode(inner, value)),
  });
}

/** Half of a surrogate pair: encoding it in an address throws. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(HALF_CHARACTER, '\ufffd');
  return value === undefined || value === null ? '' : reportUnread('', value);
}

const LONGEST_SHOWN = 80;

function reportUnread<Fallback>(fallback: Fallback, value: unknown): Fallback {
  reportOddity(`Read as missing: ${JSON.stringify(value).slice(0, LONGEST_SHOWN)}`);
  return fallback;
}

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
