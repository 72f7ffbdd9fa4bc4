import { expect, test } from 'vitest';
import { formatSqft } from '../../src/domain/coverage';
import { dollarText } from '../../src/domain/money';
import { measureProject } from '../../src/domain/rooms/project-floors';
import { projectPrice } from '../../src/domain/rooms/project-price';
import type { Room } from '../../src/domain/rooms/room';
import { shownSqft } from '../../src/domain/rooms/room-area';
import { bandPrice } from '../../src/domain/delivery-price';
import { COASTAL_MAPLE, GREY_SLATE, HERRINGBONE_WALNUT, NATURAL_OAK, projectOf, roomOf, SAMPLE_FLOORS } from '../fixtures/sample-rooms';

// To the cent.

interface Golden {
  readonly name: string;
  readonly rooms: readonly Room[];
  readonly installation?: true;
  readonly bandDollars?: number;
  readonly promoPercent?: number;
  readonly sqft: string;
  readonly boxes: readonly (readonly [floorId: number, boxes: number])[];
  readonly covered: string;
  readonly left: string;
  readonly figures: readonly [
    items: string,
    tax: string,
    installation: string,
    delivery: string,
    discount: string,
    total: string,
    perSqft: string,
  ];
}

const maple = { floorId: COASTAL_MAPLE.id };
const slate = { floorId: GREY_SLATE.id };

const GOLDEN: readonly Golden[] = [
  {
    name: 'G1',
    rooms: [roomOf(['14 x 18'], maple)],
    sqft: '252.00',
    boxes: [[107, 12]],
    covered: '283.68',
    left: '31.68',
    figures: ['904.92', '63.34', '0.00', '0.00', '0.00', '968.26', '3.84'],
  },
  {
    name: 'G2',
    rooms: [`14'6" x 18'`, `3'6" x 22'`, `5' x 2'8"`].map((size) => roomOf([size], { floorId: NATURAL_OAK.id })),
    installation: true,
    bandDollars: 199,
    sqft: '351.33',
    boxes: [[101, 17]],
    covered: '401.88',
    left: '50.55',
    figures: ['1000.62', '70.04', '1105.17', '199.00', '0.00', '2374.83', '6.76'],
  },
  {
    name: 'G3',
    rooms: [roomOf(['20 x 15', '-6 x 5', '-3 x 7'], { floorId: HERRINGBONE_WALNUT.id, pattern: 'herringbone' })],
    installation: true,
    sqft: '249.00',
    boxes: [[141, 22]],
    covered: '306.90',
    left: '57.90',
    figures: ['1654.18', '115.79', '843.98', '0.00', '0.00', '2613.95', '10.50'],
  },
  {
    name: 'G4',
    rooms: [roomOf(['12 x 12'], maple), roomOf(['10 x 11'], { ...maple, pattern: 'diagonal' })],
    sqft: '254.00',
    boxes: [[107, 13]],
    covered: '307.32',
    left: '53.32',
    figures: ['980.33', '68.62', '0.00', '0.00', '0.00', '1048.95', '4.13'],
  },
  {
    name: 'G5',
    rooms: [roomOf(['12 ft x 47.28 in'], { ...maple, wastePercent: 0 })],
    sqft: '47.28',
    boxes: [[107, 2]],
    covered: '47.28',
    left: '0.00',
    figures: ['150.82', '10.56', '0.00', '0.00', '0.00', '161.38', '3.41'],
  },
  {
    name: 'G6',
    rooms: [roomOf(['4.2 x 3.6 m'], slate)],
    sqft: '162.74',
    boxes: [[133, 12]],
    covered: '192.24',
    left: '29.50',
    figures: ['767.04', '53.69', '0.00', '0.00', '0.00', '820.73', '5.04'],
  },
  {
    name: 'G7',
    rooms: [roomOf(['40 x 30 ft'], maple)],
    bandDollars: 150,
    sqft: '1,200.00',
    boxes: [[107, 56]],
    covered: '1,323.84',
    left: '123.84',
    figures: ['4222.96', '295.61', '0.00', '300.00', '0.00', '4818.57', '4.02'],
  },
  {
    name: 'G8',
    rooms: [roomOf(['14 x 18'], maple), roomOf([`9'4" x 7'10"`], slate)],
    installation: true,
    bandDollars: 249,
    promoPercent: 10,
    sqft: '325.11',
    boxes: [
      [107, 12],
      [133, 6],
    ],
    covered: '379.80',
    left: '54.69',
    figures: ['1288.44', '90.19', '1044.45', '249.00', '128.84', '2543.24', '7.82'],
  },
];

test.each(GOLDEN)('The golden project $name comes to its boxes and its cents', (golden) => {
  const { shares, measured } = measureProject(projectOf(golden.rooms), SAMPLE_FLOORS);
  expect(formatSqft(shownSqft(measured))).toBe(golden.sqft);
  expect(shares.map(({ floor, boxes }) => [floor.id, boxes])).toEqual(golden.boxes);

  const boxes = shares.reduce((sum, share) => sum + share.boxes, 0);
  const band = golden.bandDollars === undefined ? null : { minMile: 0, maxMile: 999, priceCents: golden.bandDollars * 100 };
  const price = projectPrice(shares, measured, {
    rates: { taxPercentHundredths: 700, installationCentsPerSqft: 275 },
    isInstallationChosen: golden.installation === true,
    promo: golden.promoPercent === undefined ? null : { code: 'WELCOME10', percentHundredths: golden.promoPercent * 100 },
    quote: band === null ? null : bandPrice(12, band, boxes),
  });
  expect(formatSqft(price.bill.area)).toBe(golden.covered);
  expect(formatSqft(price.leftOver)).toBe(golden.left);
  const { itemsCents, taxCents, installationCents, shippingCents, discountCents, totalCents } = price.bill;
  const shown = [itemsCents, taxCents, installationCents, shippingCents, discountCents, totalCents, price.totalCentsPerSqft ?? Number.NaN];
  expect(shown.map(dollarText)).toEqual(golden.figures);
});
