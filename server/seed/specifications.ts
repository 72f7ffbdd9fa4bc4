import type { ProductFacts, Shade } from './product-facts';
import type { SeriesFacts, LayMethod } from './product-series';
import type { SpecificationGroupSeed, SpecificationRowSeed } from './seed-shapes';

const coreNames = {
  SPC: 'SPC (stone-plastic composite), waterproof',
  WPC: 'WPC (foamed plastic composite), waterproof',
  LVT: 'Flexible LVT, waterproof',
} satisfies Record<SeriesFacts['core'], string>;

const shadeNames = { 1: 'Uniform', 2: 'Slight', 3: 'Moderate', 4: 'Strong' } satisfies Record<Shade, string>;

const isStone = (facts: ProductFacts) => facts.categoryId === 3;
const pieceWord = (facts: ProductFacts) => (isStone(facts) ? 'tiles' : 'planks');
const inches = (mm: number) => (mm / 25.4).toFixed(2);

/** Cartons print 20 mil as 0.50 mm: the trade uses 0.025 mm per mil, not the exact 0.0254. */
const wearLayer = (mil: number) => `${mil} mil (${(mil * 0.025).toFixed(2)} mm)`;

function surface(facts: ProductFacts): string {
  if (facts.isSmooth) return 'Smooth, satin';
  if (isStone(facts)) return 'Embossed stone texture, matte';
  return facts.wearLayerMil >= 20 ? 'Embossed in register, matte' : 'Embossed wood grain, low sheen';
}

function overviewRows(facts: ProductFacts): SpecificationRowSeed[] {
  return [
    { title: 'Look', value: facts.look },
    { title: 'Series', value: facts.series },
    { title: 'Best for', value: facts.bestFor },
    { title: 'Style', value: facts.style },
  ];
}

function constructionRows(facts: ProductFacts): SpecificationRowSeed[] {
  return [
    { title: 'Core', value: coreNames[facts.core] },
    { title: 'Total thickness', value: `${facts.thicknessMm.toFixed(1)} mm` },
    { title: 'Wear layer', value: wearLayer(facts.wearLayerMil) },
    { title: 'Attached pad', value: facts.padMm > 0 ? `Yes, ${facts.padMm.toFixed(1)} mm IXPE` : 'No' },
    { title: 'Surface', value: surface(facts) },
    { title: 'Edge', value: facts.edge },
  ];
}

function packagingRows(facts: ProductFacts): SpecificationRowSeed[] {
  const { plankWidthMm, plankLengthMm, piecesPerBox } = facts;
  const half = piecesPerBox / 2;
  const handed = facts.lay === 'herringbone' ? ` (${half} left + ${half} right, A/B)` : '';
  return [
    {
      title: 'Plank size',
      value: `${inches(plankWidthMm)} x ${inches(plankLengthMm)} in (${plankWidthMm} x ${plankLengthMm} mm)`,
    },
    { title: 'Pieces per box', value: `${piecesPerBox}${handed}` },
    { title: 'Coverage per box', value: `${(facts.sqftPerBoxHundredths / 100).toFixed(2)} sqft` },
    { title: 'Box weight', value: `about ${facts.boxWeightLb} lb` },
    {
      title: 'Pattern variation',
      value: `${shadeNames[facts.shade]} (V${facts.shade}), ${facts.differentPieces} different ${pieceWord(facts)}`,
    },
  ];
}

/** Group and row titles are fixed: filters and comparison read them. */
export function specificationsFor(facts: ProductFacts): SpecificationGroupSeed[] {
  return [
    { title: 'Overview', rows: overviewRows(facts) },
    { title: 'Construction', rows: constructionRows(facts) },
    { title: 'Size and packaging', rows: packagingRows(facts) },
    { title: 'Installation', rows: installationRows(facts) },
    { title: 'Sound (tested assembly)', rows: soundRows(facts) },
    { title: 'Standards and air quality', rows: standardRows(facts) },
    { title: 'Warranty and care', rows: warrantyRows(facts) },
  ];
}

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
function installationRows(facts: SeriesFacts): SpecificationRowSeed[] {
  return [
    { title: 'Method', value: methods[facts.lay] },
    { title: 'Levels', value: 'Below, on and above grade' },
    ...rowsByMethod[facts.lay](facts),
  ];
}

const testMethods = { title: 'Test methods', value: 'ASTM E492 (IIC), ASTM E90 (STC), ASTM E2179 (delta IIC)' };

/** Invented, within what makers of rigid planks with a pad publish; marked with * on the page. */
function demoRatings(facts: ProductFacts) {
  if (facts.core === 'WPC') return facts.thicknessMm >= 10 ? { iic: 62, stc: 54, delta: 25 } : { iic: 60, stc: 53, delta: 24 };
  return facts.padMm >= 1.5 ? { iic: 59, stc: 52, delta: 23 } : { iic: 57, stc: 51, delta: 22 };
}

/** A floor without a pad has no rating of its own: it depends on the assembly. */
function soundRows(facts: ProductFacts): SpecificationRowSeed[] {
  if (facts.padMm === 0) {
    return [
      { title: 'IIC / STC', value: 'Depends on assembly' },
      { title: 'Delta IIC', value: 'Depends on assembly' },
      { title: 'Assembly', value: 'No pad; ask for a report of plank, adhesive and approved underlayment together' },
      testMethods,
    ];
  }
  const { iic, stc, delta } = demoRatings(facts);
  return [
    { title: 'IIC / STC', value: `${iic} / ${stc} *` },
    { title: 'Delta IIC', value: `${delta} *` },
    { title: 'Assembly', value: '6 in concrete slab, no ceiling, with attached pad' },
    testMethods,
  ];
}

function productStandard(facts: ProductFacts): string {
  const type = facts.isSmooth ? 'Type A (smooth)' : 'Type B (embossed)';
  if (facts.core === 'LVT') return `ASTM F1700, Class III, ${type}`;
  return `ASTM F3261, Class I, ${type}, Backing class B`;
}

function trafficClass(facts: ProductFacts): string {
  if (facts.wearLayerMil < 20) return 'Residential';
  return facts.wearLayerMil >= 28 ? 'Residential / commercial' : 'Residential / light commercial';
}

/** `*` marks demonstration data. */
function standardRows(facts: ProductFacts): SpecificationRowSeed[] {
  return [
    { title: 'Product standard', value: productStandard(facts) },
    { title: 'Indoor air', value: 'FloorScore *' },
    { title: 'Traffic class', value: trafficClass(facts) },
  ];
}

/** `*` marks demonstration data. */
function warrantyRows(facts: ProductFacts): SpecificationRowSeed[] {
  const { residentialYears, lightCommercialYears } = facts;
  return [
    { title: 'Residential', value: `${residentialYears} years limited *` },
    {
      title: 'Light commercial',
      value: lightCommercialYears > 0 ? `${lightCommercialYears} years limited *` : 'Not covered',
    },
    { title: 'Cleaning', value: 'pH-neutral cleaner, damp mop' },
    { title: 'Avoid', value: 'Steam, wax, ammonia, bleach, rubber-backed mats' },
    { title: '*', value: 'Demo data of this sample shop, not a promise' },
  ];
}
