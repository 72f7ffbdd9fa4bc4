/** A small generator of numbers that are the same for the same seed, on any machine. */
export interface Random {
  /** From 0 up to, not including, `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Each request of a run has its own generator, so that one of them can be made again alone. */
export function randomFor(seed: number, index: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  // Mulberry32: a counter stepped by an odd constant, then mixed.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return { below, chance: (probability) => next() < probability, pick: (items) => items[below(items.length)] ?? items[0] };
}
