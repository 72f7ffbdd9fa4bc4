import { expect, test } from 'vitest';
import { cardFacts } from './product-card-facts';
import { NO_FACTS } from './read-floor-facts';

test.each([
  [{ core: 'SPC', wearLayerMil: 20, isWaterproof: true }, 'SPC · 20 mil · Waterproof'],
  [{ core: 'LVT', wearLayerMil: 12, isWaterproof: false }, 'LVT · 12 mil'],
  [{ wearLayerMil: 6 }, '6 mil'],
  [{}, ''],
] as const)('A card says what is known and nothing else: %j', (known, words) => {
  expect(cardFacts({ ...NO_FACTS, ...known })).toBe(words);
});
