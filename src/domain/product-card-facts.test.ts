import { expect, test } from 'vitest';
import { cardFacts } from './product-card-facts';
import { NO_FACTS } from './read-floor-facts';

test.each([
  [{ look: 'Oak', tone: 'light', plankWidthInches: 9, core: 'SPC', wearLayerMil: 20 }, 'Light oak · 9 in wide · 20 mil'],
  [{ look: 'Slate', tone: 'grey', plankWidthInches: 12 }, 'Gray slate · 12 in wide'],
  [{ look: 'Walnut', core: 'LVT', wearLayerMil: 12 }, 'Walnut · 12 mil'],
  [{ tone: 'warm' }, 'Warm'],
  [{ core: 'SPC', wearLayerMil: 6 }, 'SPC · 6 mil'],
  [{}, ''],
] as const)('A card says what tells a floor from others, as far as it is known: %j', (known, words) => {
  expect(cardFacts({ ...NO_FACTS, ...known })).toBe(words);
});
