import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDeliveryZip } from '../../src/domain/delivery-zips';
import { measureProject } from '../../src/domain/rooms/project-floors';
import { projectPrice } from '../../src/domain/rooms/project-price';
import { FLOOR_PATTERNS } from '../../src/domain/floor-facts';
import { ROOM_WASTE_PERCENTS, type Room } from '../../src/domain/rooms/room';
import { quoteShipping } from '../../src/domain/delivery-price';
import { purchaseBill } from '../../src/features/checkout/purchase-bill';
import { projectOf, roomOf, SAMPLE_FLOORS } from '../fixtures/sample-rooms';
import { repeats } from '../repetitions';

const SEED = Number(process.env['ROOMS_SEED'] ?? Date.now() % 2_147_483_647);
const CASES = repeats ? 10_000 : 2_000;
const METRES_PER_MILE = 1_609.34;
const BANDS = [
  { minMile: 0, maxMile: 10, priceCents: 15_000 },
  { minMile: 10, maxMile: 30, priceCents: 19_900 },
  { minMile: 30, maxMile: 75, priceCents: 29_900 },
  { minMile: 75, maxMile: 9_999, priceCents: 0 },
];

/** Whole inches from 1 in to 90 ft. */
const inches = fc.integer({ min: 1, max: 1_080 });
const aRoom = fc.record({
  across: inches,
  along: inches,
  pattern: fc.constantFrom(...FLOOR_PATTERNS),
  wastePercent: fc.option(fc.constantFrom(...ROOM_WASTE_PERCENTS)),
  floorId: fc.constantFrom(...SAMPLE_FLOORS.keys()),
});
type RandomRoom = typeof aRoom extends fc.Arbitrary<infer Value> ? Value : never;

const inInches = (across: number, along: number): string => `${across} x ${along} in`;
const facts = ({ pattern, wastePercent, floorId }: RandomRoom): Partial<Room> => ({ pattern, wastePercent, floorId });
const madeOf = (room: RandomRoom): Room => roomOf([inInches(room.across, room.along)], facts(room));
const boxesIn = (rooms: readonly Room[]): ReadonlyMap<number, number> =>
  new Map(measureProject(projectOf(rooms), SAMPLE_FLOORS).shares.map(({ floor, boxes }) => [floor.id, boxes]));
const holds = <Value>(arbitrary: fc.Arbitrary<Value>, check: (value: Value) => void, numRuns = 2_000): void =>
  fc.assert(fc.property(arbitrary, check), { seed: SEED, numRuns });

test('A room that is split in two needs the same boxes', () => {
  holds(fc.tuple(aRoom, fc.array(aRoom, { maxLength: 4 }), fc.double({ min: 0, max: 1, noNaN: true })), ([room, others, where]) => {
    const cut = Math.min(Math.max(1, Math.round(room.across * where)), room.across - 1);
    if (cut < 1) return;
    const whole = [room, ...others].map(madeOf);
    const halves = [{ ...room, across: cut }, { ...room, across: room.across - cut }, ...others].map(madeOf);
    const inParts = roomOf([inInches(cut, room.along), inInches(room.across - cut, room.along)], facts(room));
    expect(boxesIn(halves)).toEqual(boxesIn(whole));
    expect(boxesIn([inParts, ...others.map(madeOf)])).toEqual(boxesIn(whole));
  });
});

test('A larger room, or one more, never needs fewer boxes', () => {
  holds(fc.tuple(aRoom, fc.array(aRoom, { maxLength: 4 }), inches), ([room, others, more]) => {
    const before = boxesIn([room, ...others].map(madeOf));
    const larger = boxesIn([{ ...room, across: room.across + more }, ...others].map(madeOf));
    const another = boxesIn([room, ...others, { ...room, along: more }].map(madeOf));
    for (const [floor, boxes] of before) {
      expect(larger.get(floor)).toBeGreaterThanOrEqual(boxes);
      expect(another.get(floor)).toBeGreaterThanOrEqual(boxes);
    }
  });
});

test('The cart of the same choices shows the cents of the project', () => {
  const choices = fc.record({
    rooms: fc.array(aRoom, { minLength: 1, maxLength: 5 }),
    isInstallationChosen: fc.boolean(),
    tax: fc.integer({ min: 0, max: 2_500 }),
    perSqft: fc.integer({ min: 0, max: 2_000 }),
    promo: fc.option(fc.integer({ min: 1, max: 10_000 })),
    metres: fc.option(fc.integer({ min: 0, max: 200_000 })),
  });
  holds(
    choices,
    ({ rooms, isInstallationChosen, tax, perSqft, promo, metres }) => {
      const { shares, measured } = measureProject(projectOf(rooms.map(madeOf)), SAMPLE_FLOORS);
      const rates = { taxPercentHundredths: tax, installationCentsPerSqft: perSqft };
      const boxes = shares.reduce((sum, share) => sum + share.boxes, 0);
      const zips = { bands: BANDS, zips: metres === null ? [] : [zipAt(metres)] };
      const reading = metres === null ? null : readDeliveryZip('33145', boxes, zips);
      const project = projectPrice(shares, measured, {
        rates,
        isInstallationChosen,
        promo: promo === null ? null : { code: 'X', percentHundredths: promo },
        quote: reading?.kind === 'read' ? reading.quote : null,
      });
      const cart = purchaseBill(
        shares.map(({ floor, boxes: count }) => ({ boxes: count, product: floor })),
        {
          settings: rates,
          isInstallationChosen,
          promoPercentHundredths: promo ?? 0,
          quote: metres === null ? null : quoteShipping(metres, boxes, BANDS),
        },
      );
      expect(project.bill).toEqual(cart);
    },
    CASES,
  );
}, 120_000);

function zipAt(metres: number) {
  const miles = metres / METRES_PER_MILE;
  return { zip: '33145', miles, bandIndex: BANDS.findIndex(({ minMile, maxMile }) => miles >= minMile && miles < maxMile) };
}
