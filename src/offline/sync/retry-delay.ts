const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** Milliseconds before retry number `attempt` (from 0): doubles from 2 s to one minute, less up to a random half of it. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(full / 2 + (full / 2) * random());
}
