const MINUTE_MS = 60_000;
const UNITS = [
  ['minute', MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
] as const;

/** '5 minutes ago'. A negative age is 'just now'. */
export function formatAge(ageMs: number): string {
  const unit = UNITS.findLast(([, ms]) => ageMs >= ms);
  if (unit === undefined) return 'just now';
  const [name, ms] = unit;
  const count = Math.floor(ageMs / ms);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}

// A formatter is slow to create.
let momentFormat: Intl.DateTimeFormat | undefined;

/** 'November 21, 2026 at 9:05 AM', from milliseconds since 1970, in the device's time zone. */
export function formatMoment(at: number): string {
  momentFormat ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return momentFormat.format(at);
}
