import * as z from 'zod/mini';

/** Numbers as back ends send them: 3.19 or '3.19'. Anything else, also '' and NaN, is refused. */
const numeric = z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))]);

/** A plain number (id, mile, degree). */
export const wireNumber = z.codec(numeric, z.number(), { decode: Number, encode: (value) => value });

/** Dollars, square feet or percent on the wire; whole hundredths inside (cents, hundredths). */
export const wireHundredths = z.codec(numeric, z.number(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (value) => value / 100,
});

/** Like wireHundredths, with null for missing, null, empty and unreadable values. */
export const wireHundredthsOrNull = orNull(wireHundredths);
export const wireNumberOrNull = orNull(wireNumber);

/** Text, '' for missing and null. Numbers become text. */
export const wireText = z.codec(z.optional(z.unknown()), z.string(), {
  decode: (value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''),
  encode: (value) => value,
});

/** Text or null; the empty text counts as null. */
export const wireTextOrNull = z.codec(z.optional(z.unknown()), z.nullable(z.string()), {
  decode: (value) => (typeof value === 'string' && value.trim() !== '' ? value : null),
  encode: (value) => value,
});

/** A yes that travels as '1'/'0'; 'Yes', 'No', true and false are understood (DESIGN 7.18). */
export const wireFlag = z.codec(z.optional(z.unknown()), z.boolean(), {
  decode: (value) => value === true || value === 1 || /^(1|yes|true)$/i.test(String(value ?? '')),
  encode: (value) => (value ? '1' : '0'),
});

/** An instant: ISO 8601 on the wire, milliseconds since 1970 inside. */
export const wireInstant = z.codec(z.string(), z.number(), {
  decode: (value, payload) => {
    const instant = Date.parse(value.includes('T') ? value : value.replace(' ', 'T'));
    if (Number.isNaN(instant)) payload.issues.push({ code: 'custom', message: 'expected a date', input: value });
    return Number.isNaN(instant) ? 0 : instant;
  },
  encode: (value) => new Date(value).toISOString(),
});

/** Form values, always text on the wire. */
export const formNumber = z.codec(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.number(), { decode: Number, encode: String });
export const formId = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.number(), { decode: Number, encode: String });
export const formHundredths = z.codec(z.string().check(z.regex(/^-?\d{1,12}(\.\d+)?$/)), z.number(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (value) => (value / 100).toFixed(2),
});
export const formText = (maxLength: number) => z.string().check(z.maxLength(maxLength));

function orNull(inner: typeof wireHundredths) {
  return z.codec(z.optional(z.unknown()), z.nullable(z.number()), {
    decode: (value) => {
      const result = z.safeDecode(inner, value as string);
      return result.success ? result.data : null;
    },
    encode: (value) => (value === null ? null : z.encode(inner, value)),
  });
}
