import type { Findings } from '../../domain/find/find-floors';

const MOST_STEPS = 5;
const STEPS_CENTS = [50, 100, 200, 500, 1_000, 5_000, 10_000];

/** In cents, between the lowest and the highest. */
export function priceSteps(prices: Findings['prices']): readonly number[] {
  if (prices === null) return [];
  const { lowestCents, highestCents } = prices;
  for (const step of STEPS_CENTS) {
    const first = Math.ceil(lowestCents / step) * step;
    const count = Math.max(0, Math.ceil((highestCents - first) / step));
    if (count <= MOST_STEPS) return Array.from({ length: count }, (_, index) => first + index * step);
  }
  return [];
}
