import { randomCell } from './noise';

export interface Draw {
  /** In [low, high). */
  between(low: number, high: number): number;
  /** Mean 0, about -1 to 1. */
  bell(): number;
  chance(share: number): boolean;
}

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
