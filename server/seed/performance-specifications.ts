import type { ProductFacts } from './product-facts';
import type { SpecificationRowSeed } from './seed-shapes';

const methods = { title: 'Test methods', value: 'ASTM E492 (IIC), ASTM E90 (STC), ASTM E2179 (delta IIC)' };

/** Invented, within what makers of rigid planks with a pad publish; marked with * on the page. */
function demoRatings(facts: ProductFacts) {
  if (facts.core === 'WPC') return facts.thicknessMm >= 10 ? { iic: 62, stc: 54, delta: 25 } : { iic: 60, stc: 53, delta: 24 };
  return facts.padMm >= 1.5 ? { iic: 59, stc: 52, delta: 23 } : { iic: 57, stc: 51, delta: 22 };
}

/** A floor without a pad has no rating of its own: it depends on the assembly. */
export function soundRows(facts: ProductFacts): SpecificationRowSeed[] {
  if (facts.padMm === 0) {
    return [
      { title: 'IIC / STC', value: 'Depends on assembly' },
      { title: 'Delta IIC', value: 'Depends on assembly' },
      { title: 'Assembly', value: 'No pad; ask for a report of plank, adhesive and approved underlayment together' },
      methods,
    ];
  }
  const { iic, stc, delta } = demoRatings(facts);
  return [
    { title: 'IIC / STC', value: `${iic} / ${stc} *` },
    { title: 'Delta IIC', value: `${delta} *` },
    { title: 'Assembly', value: '6 in concrete slab, no ceiling, with attached pad' },
    methods,
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
export function standardRows(facts: ProductFacts): SpecificationRowSeed[] {
  return [
    { title: 'Product standard', value: productStandard(facts) },
    { title: 'Indoor air', value: 'FloorScore *' },
    { title: 'Traffic class', value: trafficClass(facts) },
  ];
}

/** `*` marks demonstration data. */
export function warrantyRows(facts: ProductFacts): SpecificationRowSeed[] {
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
