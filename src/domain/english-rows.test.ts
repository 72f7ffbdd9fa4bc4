import { expect, it } from 'vitest';
import { boardSheet } from './board-sheet';
import type { ProductDetails, SpecificationGroup } from './catalogue';
import { floorFacts } from './read-floor-facts';

const ENGLISH: readonly SpecificationGroup[] = [
  {
    id: 1,
    title: 'Construction',
    rows: [
      { title: 'Wear layer', value: '20 mil' },
      { title: 'Attached pad', value: 'Yes, 1.0 mm IXPE' },
      { title: 'Core', value: 'SPC, waterproof' },
    ],
  },
];
const SPANISH: readonly SpecificationGroup[] = [
  {
    id: 1,
    title: 'Construcción',
    rows: [
      { title: 'Capa de uso', value: '20 mil', english: { title: 'Wear layer', value: '20 mil' } },
      { title: 'Base adherida', value: 'Sí, 1.0 mm de IXPE', english: { title: 'Attached pad', value: 'Yes, 1.0 mm IXPE' } },
      { title: 'Núcleo', value: 'SPC, impermeable', english: { title: 'Core', value: 'SPC, waterproof' } },
    ],
  },
];

it('Spanish rows give the facts of their English ones', () => {
  expect(floorFacts(SPANISH, 'Oak')).toEqual(floorFacts(ENGLISH, 'Oak'));
  expect(floorFacts(ENGLISH, 'Oak')).toMatchObject({ wearLayerMil: 20, hasPad: true, isWaterproof: true });
});

it("The board's sheet finds its lines in Spanish rows and shows what they say", () => {
  const sheet = boardSheet({ specifications: SPANISH } as unknown as ProductDetails).flatMap(({ lines }) => lines);
  expect(sheet.flatMap(({ value }) => value ?? [])).toEqual(['SPC, impermeable', 'Sí, 1.0 mm de IXPE', '20 mil']);
});
