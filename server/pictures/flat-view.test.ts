import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { flatView } from './flat-jobs';
import { drawFlat } from './flat-view';
import { floorOf, lookOf, looks } from './looks';

const small = { ...flatView(107, 'plank'), width: 24, height: 18, mmPerPixel: 22 };

function digest(id: number): string {
  return createHash('sha256').update(drawFlat(floorOf(lookOf(id)), small)).digest('hex');
}

it('the same product gives the same bytes each time', () => {
  for (const id of [101, 126, 133, 141]) expect(digest(id)).toBe(digest(id));
});

it('no two products look the same', () => {
  expect(new Set(looks.map(({ id }) => digest(id))).size).toBe(48);
});
