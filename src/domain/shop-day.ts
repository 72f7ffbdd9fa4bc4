/** The machine's time zone does not matter. */
export const SHOP_TIME_ZONE = 'America/New_York';
const DAY_MS = 24 * 60 * 60 * 1000;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Milliseconds since 1970, from YYYY-MM-DD; null for an invalid day. */
export function shopDayStart(day: string): number | null {
  const midnight = utcDay(day);
  if (midnight === null) return null;
  // Computed twice for days on which the offset changes.
  const guess = midnight + offsetMs(midnight);
  return midnight + offsetMs(guess);
}

/** Milliseconds since 1970, from YYYY-MM-DD; null for an invalid day. */
export function shopDayEnd(day: string): number | null {
  const midnight = utcDay(day);
  const next = midnight === null ? null : shopDayStart(new Date(midnight + DAY_MS).toISOString().slice(0, 10));
  return next === null ? null : next - 1;
}

/** YYYY-MM-DD, from milliseconds since 1970. */
export function shopDayOf(instant: number): string {
  return new Date(instant - offsetMs(instant)).toISOString().slice(0, 10);
}

/** '2026-11-25' and '07:30', from milliseconds since 1970. */
export function shopClock(instant: number): { readonly day: string; readonly time: string } {
  const shown = new Date(instant - offsetMs(instant)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** '2026-11-25 07:30', from milliseconds since 1970. */
export function shopTimeText(instant: number): string {
  const { day, time } = shopClock(instant);
  return `${day} ${time}`;
}

/** '2026-11-30T20:00:00.000-05:00', from milliseconds since 1970: the same instant to a program, the shop's day and time to a reader. */
export function shopInstantText(instant: number): string {
  const offset = offsetMs(Math.floor(instant / 1000) * 1000);
  const sign = offset > 0 ? '-' : '+';
  const shown = new Date(instant - offset).toISOString().slice(0, -1);
  return `${shown}${sign}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;
}

function utcDay(day: string): number | null {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day ? null : instant;
}

/** Milliseconds to add to the shop's local time to get UTC. */
function offsetMs(instant: number): number {
  const parts = new Map(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return instant - shown;
}
