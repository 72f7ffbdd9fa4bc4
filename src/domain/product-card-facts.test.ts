import { expect, test } from 'vitest';
import { cardFacts } from './product-card-facts';
import { NO_FACTS } from './read-floor-facts';

test.each([
  [{ look: 'Oak', tone: 'light', plankWidthInches: 8.98, core: 'SPC', wearLayerMil: 20 }, 'Light oak · 9\u00a0in · 20\u00a0mil'],
  [{ look: 'Slate', tone: 'grey', plankWidthInches: 12 }, 'Gray slate · 12\u00a0in'],
  [{ look: 'Walnut', core: 'LVT', wearLayerMil: 12 }, 'Walnut · 12\u00a0mil'],
  [{ tone: 'warm' }, 'Warm'],
  [{ core: 'SPC', wearLayerMil: 6 }, 'SPC · 6\u00a0mil'],
  [{}, ''],
] as const)('A card says what tells a floor from others, as far as it is known: %j', (known, words) => {
  expect(cardFacts({ ...NO_FACTS, ...known })).toBe(words);
});
