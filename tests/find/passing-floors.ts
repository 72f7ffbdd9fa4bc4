import { expect } from 'vitest';
import type { Product } from '../../src/domain/catalogue';
import type { FloorFacts } from '../../src/domain/floor-facts';
import { readTypedQuery } from '../../src/domain/find/typed-query';
import { plainFloor } from './plain-floor';

/** A floor of which only these facts, and this price, are known. */
export const floor = (facts: Partial<FloorFacts>, priceCentsPerSqft: number | null = null): Product =>
  plainFloor(1, 'Floor', facts, { priceCentsPerSqft });

/** Which of these figures are let through by a typed text, all of which must be understood. */
export function passing(typed: string, figures: readonly number[], floorOf: (figure: number) => Product): readonly number[] {
  const { passes, words, hasLimits } = readTypedQuery(typed);
  expect({ words, hasLimits }, typed).toEqual({ words: [], hasLimits: true });
  return figures.filter((figure) => passes(floorOf(figure)));
}
