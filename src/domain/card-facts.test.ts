import { expect, test } from 'vitest';
import { cardFacts } from './card-facts';
import type { FloorFacts } from './floor-facts';

const unknown: FloorFacts = {
  series: null,
  look: null,
  tone: null,
  core: null,
  wearLayerMil: null,
  thicknessMm: null,
  plankWidthInches: null,
  isWaterproof: null,
  hasPad: null,
  installMethod: null,
  notForRooms: null,
  iic: null,
};

test.each([
  [{ core: 'SPC', wearLayerMil: 20, isWaterproof: true }, 'SPC · 20 mil · Waterproof'],
  [{ core: 'LVT', wearLayerMil: 12, isWaterproof: false }, 'LVT · 12 mil'],
  [{ wearLayerMil: 6 }, '6 mil'],
  [{}, ''],
] as const)('A card says what is known and nothing else: %j', (known, words) => {
  expect(cardFacts({ ...unknown, ...known })).toBe(words);
});
