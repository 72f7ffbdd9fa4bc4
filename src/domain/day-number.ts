const DAY_MS = 24 * 60 * 60_000;

/** A day of the calendar: whole days since January 1, 1970. The same day wherever it is read. */
export type DayNumber = number;

/** The day of an instant (milliseconds since 1970) in the device's time zone. */
export function dayOf(at: number): DayNumber {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** A day that exists, written YYYY-MM-DD. */
export function dayNumberOf(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

// Created when first needed: a formatter is slow to create.
let format: Intl.DateTimeFormat | undefined;

/** 'Nov 25, 2026' */
export function dayText(day: DayNumber): string {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(day * DAY_MS);
}

/** The day of an instant (milliseconds since 1970), in the device's time zone: 'Nov 21, 2026'. */
export function formatDay(at: number): string {
  return dayText(dayOf(at));
}
