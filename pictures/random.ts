import { randomCell } from './noise';

/** A stream of numbers drawn from one seed. */
export interface Draw {
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Bell-shaped, mean 0, about -1 to 1. */
  bell(): number;
  /** True with the given chance. */
  chance(share: number): boolean;
}

/** Starts a stream of numbers for `seed`. */
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
