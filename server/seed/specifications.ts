import { installationRows } from './installation-specifications';
import { soundRows, standardRows, warrantyRows } from './performance-specifications';
import type { ProductFacts, Shade } from './product-facts';
import type { SeriesFacts } from './product-series';
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
