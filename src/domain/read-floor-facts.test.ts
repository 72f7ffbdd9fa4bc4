import { describe, expect, test } from 'vitest';
import { sampleSpecifications } from '../../tests/find/sample-floors';
import type { SpecificationGroup } from './catalogue';
import { floorFacts, withFacts } from './read-floor-facts';

const group = (rows: Readonly<Record<string, string>>): readonly SpecificationGroup[] => [
  { id: 1, title: 'Details', rows: Object.entries(rows).map(([title, value]) => ({ title, value })) },
];
const factsOf = (rows: Readonly<Record<string, string>>, title = '') => floorFacts(group(rows), title);

describe('What rows say of a floor', () => {
  test('the sample catalogue’s rows are read whole', () => {
    expect(floorFacts(sampleSpecifications('family-20-coastal-maple'), 'Family 20 - Coastal Maple')).toEqual({
      series: 'Family 20',
      look: 'Maple',
      tone: 'light',
      core: 'SPC',
      wearLayerMil: 20,
      thicknessMm: 6,
      plankWidthInches: 7.09,
      isWaterproof: true,
      hasPad: true,
      installMethod: 'click',
      notForRooms: ['sunrooms', 'saunas', 'outdoors', 'unheated rooms'],
      iic: 57,
    });
  });

  test('a sound figure that depends on the assembly is unknown, and what lies under a floor is no room', () => {
    expect(floorFacts(sampleSpecifications('glue-down-12-plain-oak'), '')).toMatchObject({
      core: 'LVT',
      installMethod: 'glue',
      hasPad: false,
      iic: null,
      notForRooms: ['sunrooms', 'saunas', 'outdoors'],
    });
    expect(floorFacts(sampleSpecifications('loose-lay-20-loft-oak'), '').core).toBe('Loose lay');
  });

  test.each([
    [{ 'Core Type:': 'Rigid Core' }, { core: 'SPC' }],
    [{ CONSTRUCTION: 'Luxury vinyl, dryback' }, { core: 'LVT' }],
    [{ 'Wear-Layer Thickness': '0.5mm / 20 mil' }, { wearLayerMil: 20 }],
    [{ 'Wear layer': '0.30 mm' }, { wearLayerMil: 12 }],
    [{ 'Wear layer': '12' }, { wearLayerMil: 12 }],
    [{ Thickness: '1/4 in' }, { thicknessMm: 6.4 }],
    [{ 'Overall thickness': '8mm (with pad)' }, { thicknessMm: 8 }],
    [{ Size: '12" x 24"' }, { plankWidthInches: 12 }],
    [{ Dimensions: '1220 x 180 mm' }, { plankWidthInches: 7.09 }],
    [{ 'Plank size': '7 1/4 in x 48 in' }, { plankWidthInches: 7.25 }],
    [{ Width: '228 mm' }, { plankWidthInches: 8.98 }],
    [{ Waterproof: 'Yes' }, { isWaterproof: true }],
    [{ Waterproof: 'No' }, { isWaterproof: false }],
    [{ 'Water resistance': 'Water resistant' }, { isWaterproof: null }],
    [{ 'Pre-attached pad': '1.5 mm EVA' }, { hasPad: true }],
    [{ Underlay: 'Yes' }, { hasPad: null }],
    [{ 'Installation method': 'Glue-down' }, { installMethod: 'glue' }],
    [{ 'Not suitable for': 'Saunas and steam rooms' }, { notForRooms: ['saunas', 'steam rooms'] }],
    [{ 'Do not install': 'None' }, { notForRooms: [] }],
    [{ 'STC / IIC': '51 / 57' }, { iic: 57 }],
    [{ 'Sound rating': 'STC 52, IIC 58' }, { iic: 58 }],
    [{ 'Sound rating': 'Delta IIC 22' }, { iic: null }],
    [{ 'IIC rating': 'up to 72 dB' }, { iic: 72 }],
    [{ Color: 'Dark espresso' }, { tone: 'dark' }],
  ])('another back end’s %j', (rows, expected) => {
    expect(factsOf(rows)).toMatchObject(expected);
  });

  test.each([
    { 'Wear layer': 'thick' },
    { 'Wear layer': '99999 mil' },
    { Thickness: '0' },
    { Size: 'x' },
    { IIC: '5' },
    { Look: '' },
    { Core: '🪵' },
  ])('a value that makes no sense is unknown: %j', (rows) => {
    expect(new Set(Object.values(factsOf(rows)))).toEqual(new Set([null]));
  });
});

describe('Where rows are silent', () => {
  test('the title says what it names', () => {
    expect(factsOf({}, 'Oak Grey SPC 7mm 20mil 9x60 waterproof')).toMatchObject({
      look: 'Oak',
      tone: 'grey',
      core: 'SPC',
      thicknessMm: 7,
      wearLayerMil: 20,
      plankWidthInches: 9,
      isWaterproof: true,
      iic: null,
      notForRooms: null,
    });
  });

  test('rows go before the title', () => {
    expect(factsOf({ Look: 'Maple, light', 'Wear layer': '12 mil' }, 'Dark Oak 20 mil')).toMatchObject({
      look: 'Maple',
      tone: 'light',
      wearLayerMil: 12,
    });
  });

  test('a product of which nothing is known gets no facts, and known facts stay', () => {
    const product = { id: 1, title: 'Floor 1', slug: 'floor-1' } as Parameters<typeof withFacts>[0];
    expect(withFacts(product)).toBe(product);
    const known = withFacts(product, group({ Core: 'WPC' }));
    expect(known.facts?.core).toBe('WPC');
    expect(withFacts(known, group({ Core: 'SPC' }))).toBe(known);
  });
});
