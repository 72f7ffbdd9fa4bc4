const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds to wait before try number `attempt` (0 is the first repeat): doubling from 2 s to one minute, of which a
 * random half is taken off, so that many devices do not come back in the same second.
 */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(full / 2 + (full / 2) * random());
}
