import { expect, test } from 'vitest';
import { COASTAL_MAPLE, GREY_SLATE, projectOf, roomOf } from '../../../tests/fixtures/sample-rooms';
import type { Product } from '../catalogue';
import { NO_FACTS } from '../read-floor-facts';
import type { ProjectFloor } from './project';
import { projectFloorOf, todaysFloors } from './todays-floors';
import { UNSAID } from '../../../tests/fixtures/unsaid-of-product';

const productOf = ({ id, title, slug, picture, priceCentsPerSqft, pricePerBoxCents, sqftPerBox }: ProjectFloor): Product => ({
  id,
  title,
  slug,
  picture,
  priceCentsPerSqft,
  pricePerBoxCents,
  sqftPerBox,
  categoryId: 1,
  ...UNSAID,
  descriptionHtml: '',
});
const maple = productOf(COASTAL_MAPLE);
const slate = productOf(GREY_SLATE);
const facts = { ...NO_FACTS, hasPad: false, installMethod: 'glue' } as const;

test('A floor is chosen with the pad and the way of laying that the shop states, and without them where it states none', () => {
  expect(projectFloorOf({ ...maple, facts })).toMatchObject({
    id: 107,
    pricePerBoxCents: 7_541,
    hasPad: false,
    installMethod: 'glue',
    notedAt: 0,
  });
  expect(projectFloorOf(maple)).toMatchObject({ id: 107, hasPad: null, installMethod: null });
});

test('A floor without a price per box cannot be chosen for a room', () => {
  expect(projectFloorOf({ ...maple, pricePerBoxCents: null })).toBeNull();
});

const bothChosen = projectOf([roomOf(['10 x 10']), roomOf(['5 x 5'], { floorId: GREY_SLATE.id })], {
  floorId: COASTAL_MAPLE.id,
  floors: [COASTAL_MAPLE, GREY_SLATE],
});

test('Floors whose price is that of before are found and nothing is told', () => {
  const { byId, gone, repriced } = todaysFloors(bothChosen, [maple, slate]);
  expect([...byId.keys()]).toEqual([107, 133]);
  expect([gone, repriced]).toEqual([[], []]);
});

test('A floor of another price counts at that price, and is told with the one of before', () => {
  const { byId, repriced } = todaysFloors(bothChosen, [{ ...maple, pricePerBoxCents: 8_000 }, slate]);
  expect(byId.get(107)?.pricePerBoxCents).toBe(8_000);
  expect(repriced).toMatchObject([{ floor: { id: 107, pricePerBoxCents: 8_000 }, before: COASTAL_MAPLE }]);
});

test('A floor that is sold no longer, or without a price per box, is told and has no price', () => {
  for (const products of [[maple], [maple, { ...slate, pricePerBoxCents: null }]]) {
    const { byId, gone, repriced } = todaysFloors(bothChosen, products);
    expect([[...byId.keys()], gone, repriced]).toEqual([[107], [GREY_SLATE], []]);
  }
});

test('Pad and way of laying are those of today where the list has them, else those that were saved', () => {
  expect(todaysFloors(bothChosen, [maple, slate]).byId.get(107)).toMatchObject({ hasPad: true, installMethod: 'click' });
  expect(todaysFloors(bothChosen, [{ ...maple, facts }, slate]).byId.get(107)).toMatchObject({ hasPad: false, installMethod: 'glue' });
});

test('Without the catalogue the floors keep their saved figures', () => {
  const { byId, gone, repriced } = todaysFloors(bothChosen, undefined);
  expect(byId.get(133)).toEqual(GREY_SLATE);
  expect([byId.size, gone, repriced]).toEqual([2, [], []]);
});

test('A floor that no room has any more is not looked up', () => {
  const unused = { ...bothChosen, rooms: bothChosen.rooms.slice(0, 1) };
  const { byId, gone } = todaysFloors(unused, [maple]);
  expect([[...byId.keys()], gone]).toEqual([[107], []]);
});
