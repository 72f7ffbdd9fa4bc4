import { randomCell } from './noise';

/** A random stream from a seed. */
export interface Draw {
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Bell-shaped, mean 0, about -1 to 1. */
  bell(): number;
  /** True with this probability. */
  chance(share: number): boolean;
}

/** Starts a random stream from `seed`. */
export function drawFrom(seed: number): Draw {
  let step = 0;
  const next = (): number => {
    step += 1;
    return randomCell(step, 77, seed);
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next()) * (2 / 3) - 1,
    chance: (share) => next() < share,
  };
}
