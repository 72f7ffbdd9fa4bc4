import { expect, test } from 'vitest';
import { floorFactsFields, floorFactsFrom } from './wire-floor-facts';

const WHOLE = {
  series: 'Family 20',
  look: 'Oak',
  tone: 'light',
  core: 'SPC',
  wear_layer_mil: 20,
  thickness_mm: 6,
  plank_width_inches: 7.09,
  waterproof: true,
  pad: false,
  install_method: 'click',
  not_for_rooms: ['sunrooms'],
  iic: 57,
};

test('What chooses a floor travels both ways, and what is not known is left out', () => {
  expect(floorFactsFields(floorFactsFrom(WHOLE))).toEqual({ floor_facts: WHOLE });
  expect(floorFactsFields(floorFactsFrom({ core: 'WPC' }))).toEqual({ floor_facts: { core: 'WPC' } });
  expect(floorFactsFields(undefined)).toEqual({});
});

test('Every tone and every core is known', () => {
  for (const tone of ['light', 'warm', 'grey', 'dark'])
    expect(floorFactsFields(floorFactsFrom({ tone }))).toEqual({ floor_facts: { tone } });
  for (const core of ['SPC', 'WPC', 'LVT', 'Loose lay'])
    expect(floorFactsFields(floorFactsFrom({ core }))).toEqual({ floor_facts: { core } });
});

test.each([undefined, null, 'SPC', 7, true, [WHOLE]])('%j are no facts, and the floor is shown without', (wire) => {
  expect(floorFactsFrom(wire)).toBeUndefined();
});

test.each([
  ['core', 'Marble'],
  ['tone', 'LIGHT'],
  ['wear_layer_mil', '20'],
  ['wear_layer_mil', -1],
  ['thickness_mm', Number.NaN],
  ['iic', 1e9],
  ['waterproof', 'yes'],
  ['not_for_rooms', 'sunrooms'],
  ['not_for_rooms', Array.from({ length: 21 }, () => 'attics')],
  ['look', 'x'.repeat(81)],
  ['series', {}],
] as const)('an odd %s counts as not known, and costs no other field', (name, odd) => {
  const { [name]: _odd, ...others } = WHOLE;
  expect(floorFactsFields(floorFactsFrom({ ...WHOLE, [name]: odd }))).toEqual({ floor_facts: others });
});
