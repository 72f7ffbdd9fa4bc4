const DAYS: ReadonlyMap<string, string> = new Map([
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
  ['Su', 'Sunday'],
]);

const PART = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Splits 'Mo-Fr 08:00-17:00, Sa 09:00-13:00' (https://schema.org/openingHours) at the comma. Empty when a part is invalid. */
export function openingTimes(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => PART.test(part)) ? parts : [];
}

/** 'Monday to Friday, 8 am to 5 pm' */
export function openingWords(time: string): string {
  const [, from = '', to, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = PART.exec(time) ?? [];
  const days = to === undefined ? (DAYS.get(from) ?? '') : `${DAYS.get(from) ?? ''} to ${DAYS.get(to) ?? ''}`;
  return `${days}, ${clock(openHour, openMinute)} to ${clock(closeHour, closeMinute)}`;
}

function clock(hour: string, minute: string): string {
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}
