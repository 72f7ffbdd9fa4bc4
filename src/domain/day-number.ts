import { dayNumberTexts } from './day-number.texts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Days since January 1, 1970; independent of time zones. */
export type DayNumber = number;

/** `at` in milliseconds since 1970; the day in the device's time zone. */
export function dayOf(at: number): DayNumber {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** `day` is an existing day, written YYYY-MM-DD. */
export function dayNumberOf(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The earliest day in any time zone: a quote stays valid until its last day is over everywhere. `at` in milliseconds since 1970. */
export function earliestDay(at: number): DayNumber {
  return Math.floor((at - 12 * HOUR_MS) / DAY_MS);
}

/** The latest day in any time zone; `at` in milliseconds since 1970. */
export function latestDay(at: number): DayNumber {
  return Math.floor((at + 14 * HOUR_MS) / DAY_MS);
}

/** 'Nov 25, 2026'. No Intl: a page's first DateTimeFormat holds a phone up for a tenth of a second. */
export function dayText(day: DayNumber): string {
  const date = new Date(day * DAY_MS);
  return dayNumberTexts.day(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** `at` in milliseconds since 1970; the day in the device's time zone. */
export function formatDay(at: number): string {
  return dayText(dayOf(at));
}
