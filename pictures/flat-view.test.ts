import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { flatView } from './flat-jobs';
import { drawFlat } from './flat-view';
import { floorOf, lookOf } from './looks';

const small = { ...flatView(107, 'plank'), width: 24, height: 18, mmPerPixel: 22 };

function digest(id: number): string {
  return createHash('sha256')
    .update(drawFlat(floorOf(lookOf(id)), small))
    .digest('hex');
}

it('a product gives the same bytes each time, whatever was drawn before it', () => {
  const ids = [101, 107, 126, 132, 141];
  const before = ids.map(digest);
  expect(ids.toReversed().map(digest).toReversed()).toEqual(before);
});
