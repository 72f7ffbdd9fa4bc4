const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** 'just now', '5 minutes ago', '2 days ago'. `at` in milliseconds since 1970. */
export function agoText(at: number, now = Date.now()): string {
  const ms = Math.max(0, now - at);
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return relative.format(-Math.floor(ms / MINUTE_MS), 'minute');
  return ms < DAY_MS ? relative.format(-Math.floor(ms / HOUR_MS), 'hour') : relative.format(-Math.floor(ms / DAY_MS), 'day');
}
