import { openingHoursTexts } from './opening-hours.texts';

const PART = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Splits 'Mo-Fr 08:00-17:00, Sa 09:00-13:00' (https://schema.org/openingHours) at the comma. Empty when a part is invalid. */
export function openingTimes(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => PART.test(part)) ? parts : [];
}

/** 'Monday to Friday, 8 am to 5 pm' */
export function openingWords(time: string): string {
  const [, from = '', to, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = PART.exec(time) ?? [];
  const days = to === undefined ? dayName(from) : openingHoursTexts.range(dayName(from), dayName(to));
  return openingHoursTexts.hours(days, clock(openHour, openMinute), clock(closeHour, closeMinute));
}

/** '' for another text. */
function dayName(day: string): string {
  const days: Readonly<Record<string, string>> = openingHoursTexts.days;
  return days[day] ?? '';
}

function clock(hour: string, minute: string): string {
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
