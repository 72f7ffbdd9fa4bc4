import { expect, test } from 'vitest';
import { COASTAL_MAPLE, projectOf, roomOf, SAMPLE_FLOORS } from '../../../tests/fixtures/sample-rooms';
import { measureProject } from './project-floors';
import { projectPrice } from './project-price';
import { projectText, type SharedFacts } from './project-text';

const SHARED: SharedFacts = {
  price: null,
  materials: [],
  day: 'Nov 25, 2026',
  shopName: 'SPS Flooring',
  shopAddress: '1 Plank Way, Doral, FL 33178',
};
const RATES = { taxPercentHundredths: 700, installationCentsPerSqft: 275 };
const project = projectOf([roomOf(['14 x 18'], { name: 'Kitchen', note: 'Door to the right' }), roomOf([''], { name: 'Hall' })], {
  floorId: COASTAL_MAPLE.id,
});
const measure = measureProject(project, SAMPLE_FLOORS);
const priced = (choices: Partial<Parameters<typeof projectPrice>[2]> = {}) =>
  projectPrice(measure.shares, measure.measured, { rates: RATES, isInstallationChosen: false, promo: null, quote: null, ...choices });

test('A shared project is its measured rooms with their notes, its boxes, price and materials, the day and the shop', () => {
  const materials = [{ what: 'Stair noses', amount: '2 noses', why: 'One for the edge of each step.' }];
  expect(projectText(project, measure, { ...SHARED, price: priced(), materials })).toBe(`Home
Kitchen: 14 ft by 18 ft. 252.00 sqft in all. Door to the right

Family 20 - Coastal Maple: 12 boxes, 283.68 sqft
Item total: $904.92
Estimated taxes: $63.34
Total with everything: $968.26 ($3.84 per sqft)
Not in the price: stairs, taking out the old floor, trims and transitions, moisture test.

Stair noses: 2 noses

Estimate of Nov 25, 2026. SPS Flooring, 1 Plank Way, Doral, FL 33178`);
});

test('A shared price names installation, delivery and discount where there are any', () => {
  const price = priced({
    isInstallationChosen: true,
    promo: { code: 'FIVE', percentHundredths: 500 },
    quote: { kind: 'standard', miles: 12, pallets: 1, band: { minMile: 10, maxMile: 30, priceCents: 19_900 }, cents: 19_900 },
  });
  expect(projectText(project, measure, { ...SHARED, price })).toContain(`
Item total: $904.92
Installation: $780.12
Estimated taxes: $63.34
Shipping: $199.00
Discount: -$45.25
Total with everything: $1,902.14 ($7.55 per sqft)
`);
});

test('A project without rooms, price and materials is shared without empty paragraphs', () => {
  const empty = projectOf([]);
  expect(projectText(empty, measureProject(empty, SAMPLE_FLOORS), SHARED)).toBe(`Home

Not in the price: stairs, taking out the old floor, trims and transitions, moisture test.

Estimate of Nov 25, 2026. SPS Flooring, 1 Plank Way, Doral, FL 33178`);
});

test('A project without a name begins with what it holds', () => {
  const unnamed = projectOf([], { name: '' });
  expect(projectText(unnamed, measureProject(unnamed, SAMPLE_FLOORS), SHARED)).toMatch(/^Not in the price/);
});

test('A price of nothing measured has no price per square foot', () => {
  const price = { ...priced(), totalCentsPerSqft: null };
  expect(projectText(project, measure, { ...SHARED, price })).toContain('\nTotal with everything: $968.26\n');
});
