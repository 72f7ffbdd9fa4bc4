import { isCalendarDay } from '../../src/domain/calendar-day';

/** YYYY-MM-DD, also from 12/3/2026; null unless a day of this century. */
export function typedDay(typed: string): string | null {
  const plain = typed.trim();
  const day = dayOfParts(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain)) ?? plain;
  return day.startsWith('20') && isCalendarDay(day) ? day : null;
}

/** The message about a text that is not a day, with the day that it may mean. */
export function noDayText(typed: string, such = '2026-12-03'): string {
  const meant = dayOfParts(/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed.trim()));
  if (meant !== null && typedDay(meant) !== null) return `'${typed}' is no day as it is written here. Did you mean '${meant}'?`;
  return `'${typed}' is no day. Write it as year-month-day, such as ${such}.`;
}

/** In US order. */
function dayOfParts(parts: RegExpExecArray | null): string | null {
  if (parts === null) return null;
  const [, month = '', day = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
