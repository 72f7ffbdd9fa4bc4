import { spokenLocale } from './languages';
import { momentTexts } from './moment.texts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['minute', MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
] as const;

/** '5 minutes ago'. A negative age is 'just now'. */
export function formatAge(ageMs: number): string {
  const unit = UNITS.findLast(([, ms]) => ageMs >= ms);
  if (unit === undefined) return momentTexts.justNow;
  const [name, ms] = unit;
  return momentTexts.ago(Math.floor(ageMs / ms), name);
}

// A formatter is slow to create.
const formats = new Map<string, Intl.DateTimeFormat>();

/** 'November 21, 2026 at 9:05 AM', from milliseconds since 1970, in the device's time zone. */
export function formatMoment(at: number): string {
  const locale = spokenLocale();
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  formats.set(locale, format);
  return format.format(at);
}
