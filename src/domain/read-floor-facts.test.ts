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
      suits: ['busy homes', 'pets', 'light commercial', 'below grade'],
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
    [{ 'Do not install': 'None' }, { suits: null, notForRooms: [] }],
    [{ 'Best for': 'Kitchens, baths and entries' }, { suits: ['kitchens', 'baths', 'entries'], notForRooms: null }],
    [{ Rooms: 'Any room except bathrooms' }, { suits: [] }],
    [{ Levels: 'Below, on and above grade' }, { suits: ['below grade'], notForRooms: null }],
    [{ Grade: 'All' }, { suits: ['below grade'] }],
    [{ Levels: 'On and above grade' }, { suits: null, notForRooms: ['below grade'] }],
    [{ Levels: 'Above grade; not below grade' }, { notForRooms: ['below grade'] }],
    [{ Levels: 'See leaflet' }, { suits: null, notForRooms: null }],
    [{ 'STC / IIC': '51 / 57' }, { iic: 57 }],
    [{ 'Sound rating': 'STC 52, IIC 58' }, { iic: 58 }],
    [{ 'Sound rating': 'Delta IIC 22' }, { iic: null }],
    [{ 'IIC rating': 'up to 72 dB' }, { iic: 72 }],
    [{ 'IIC rating': '58, depends on the assembly' }, { iic: null }],
    [{ 'Pre-attached pad': 'None' }, { hasPad: false }],
    [{ Color: 'Dark espresso' }, { tone: 'dark' }],
    [{ 'Wear layer': '0,2 mm' }, { wearLayerMil: 8 }],
    [{ 'Wear layer': '.5 mm' }, { wearLayerMil: 20 }],
    [{ 'Wear layer': '0,508 mm' }, { wearLayerMil: 20 }],
    [{ 'Wear layer': '0.5mm/20mil' }, { wearLayerMil: 20 }],
    [{ 'Total thickness': '6,5 mm' }, { thicknessMm: 6.5 }],
    [{ 'Total thickness': '6,5' }, { thicknessMm: 6.5 }],
    [{ Thickness: '5/16"' }, { thicknessMm: 7.9 }],
    [{ Thickness: '.25"' }, { thicknessMm: 6.4 }],
    [{ Thickness: '0.3125 in' }, { thicknessMm: 7.9 }],
    [{ 'Plank size': '7,09 x 48,03 in' }, { plankWidthInches: 7.09 }],
    [{ 'Plank size': '7.0866 x 48.0315 in' }, { plankWidthInches: 7.09 }],
    [{ 'Plank size': '180 x 1,220 mm' }, { plankWidthInches: 7.09 }],
    [{ 'Plank size': '180 mm x 1,22 m' }, { plankWidthInches: 7.09 }],
    [{ Size: `9" x 5'` }, { plankWidthInches: 9 }],
    [{ Size: '9 in x 5 ft' }, { plankWidthInches: 9 }],
    [{ Size: '9″ × 5′' }, { plankWidthInches: 9 }],
    [{ Size: `12'' x 24''` }, { plankWidthInches: 12 }],
    [{ Width: '7,09 in' }, { plankWidthInches: 7.09 }],
    [{ Width: '0,5 ft' }, { plankWidthInches: 6 }],
  ])('another back end’s %j', (rows, expected) => {
    expect(factsOf(rows)).toMatchObject(expected);
  });

  test.each([
    { 'Wear layer': 'thick' },
    { 'Wear layer': '99999 mil' },
    { 'Wear layer': '12,5 mm' },
    { Thickness: '0' },
    { Thickness: '5/16' },
    { Width: '7/8' },
    { Size: '9 x 5 ft' },
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
