import type { LayMethod, SeriesFacts } from './product-series';
import type { SpecificationRowSeed } from './seed-shapes';

const flatness = '3/16 in in 10 ft';

const methods = {
  click: 'Floating click',
  herringbone: 'Floating click, left and right pieces',
  'glue-down': 'Full-spread adhesive',
  'loose-lay': 'Loose-lay, adhesive at the perimeter and in large rooms',
} satisfies Record<LayMethod, string>;

/** Long planks expand more with temperature and need a wider gap. */
const gap = (facts: SeriesFacts) => (facts.plankLengthMm >= 1800 ? '3/8 in' : '1/4 in');

function floatingRows(facts: SeriesFacts): SpecificationRowSeed[] {
  const isFoamed = facts.core === 'WPC';
  return [
    { title: 'Acclimation', value: isFoamed ? '48 hours in the room' : '24 hours in the room' },
    { title: 'Room temperature', value: '60-85 °F' },
    { title: 'Expansion gap', value: gap(facts) },
    { title: 'Subfloor flatness', value: flatness },
    {
      title: 'Slab moisture limit',
      value: isFoamed ? '80% RH (F2170) or 5 lb (F1869)' : '85% RH (F2170) or 8 lb (F1869)',
    },
    { title: 'Vapor film on slab', value: '6 mil required' },
    { title: 'Extra underlayment', value: 'Not allowed unless approved' },
    { title: 'Do not install', value: 'Sunrooms, saunas, outdoors, unheated rooms' },
  ];
}

function glueDownRows(): SpecificationRowSeed[] {
  return [
    { title: 'Adhesive', value: 'Pressure-sensitive or hard-set vinyl adhesive; trowel as printed on the pail' },
    { title: 'Acclimation', value: '48 hours in the room' },
    { title: 'Room temperature', value: '65-85 °F' },
    { title: 'Expansion gap', value: 'Not needed; fit close to the wall' },
    { title: 'Subfloor flatness', value: `${flatness}, and smooth` },
    { title: 'Slab moisture limit', value: '80% RH (F2170) or 5 lb (F1869), or the adhesive limit if lower' },
    { title: 'Vapor film on slab', value: 'Not used; a wet slab needs a moisture-control coating' },
    { title: 'Extra underlayment', value: 'Not allowed unless approved' },
    { title: 'Do not install', value: 'Sunrooms, saunas, outdoors, over cushioned vinyl' },
  ];
}

function looseLayRows(): SpecificationRowSeed[] {
  return [
    { title: 'Adhesive', value: 'Releasable pressure-sensitive, around the perimeter; full grid in rooms over 20 ft' },
    { title: 'Acclimation', value: '48 hours in the room' },
    { title: 'Room temperature', value: '65-85 °F' },
    { title: 'Expansion gap', value: 'Not needed; fit close to the wall' },
    { title: 'Subfloor flatness', value: `${flatness}, and smooth` },
    { title: 'Slab moisture limit', value: '80% RH (F2170) or 5 lb (F1869)' },
    { title: 'Vapor film on slab', value: 'Not used; planks must grip the slab' },
    { title: 'Extra underlayment', value: 'Not allowed' },
    { title: 'Do not install', value: 'Sunrooms, saunas, outdoors, over any cushioned layer' },
  ];
}

const rowsByMethod = {
  click: floatingRows,
  herringbone: floatingRows,
  'glue-down': glueDownRows,
  'loose-lay': looseLayRows,
} satisfies Record<LayMethod, (facts: SeriesFacts) => SpecificationRowSeed[]>;

/** By how the series is laid. */
export function installationRows(facts: SeriesFacts): SpecificationRowSeed[] {
  return [
    { title: 'Method', value: methods[facts.lay] },
    { title: 'Levels', value: 'Below, on and above grade' },
    ...rowsByMethod[facts.lay](facts),
  ];
}
