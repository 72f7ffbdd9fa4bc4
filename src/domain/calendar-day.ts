import { spokenLocale } from './languages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'Thursday, December 3, 2026' for 2026-12-03. Any other text is returned unchanged. */
export function formatCalendarDay(day: string): string {
  if (!isCalendarDay(day)) return day;
  const locale = spokenLocale();
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** True for an existing day, written YYYY-MM-DD. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
}
