import { expect, it } from 'vitest';
import { MAX_SAMPLES } from '../domain/samples';
import { readSampleFloors } from './read-sample-floors';

const floor = (productId: number) => ({ productId, slug: `floor-${productId}`, title: `Floor ${productId}` });

it('Floors whose samples were chosen are read as they were written, each once', () => {
  expect(readSampleFloors([floor(1), floor(2), { ...floor(1), title: 'Again' }])).toEqual([{ ...floor(1), title: 'Again' }, floor(2)]);
});

it.each<unknown>([
  { ...floor(1), productId: '1' },
  { ...floor(1), productId: 1.5 },
  { ...floor(1), productId: -1 },
  { ...floor(1), slug: 7 },
  { ...floor(1), slug: '' },
  'text',
  null,
])('What is %j is no floor, and the rest is read', (odd) => {
  expect(readSampleFloors([odd, floor(2)])).toEqual([floor(2)]);
});

it('No more are read than the shop sends at a time, and none of what is no list', () => {
  const many = Array.from({ length: MAX_SAMPLES + 1 }, (_, index) => floor(index + 1));
  expect(readSampleFloors(many)).toEqual(many.slice(0, MAX_SAMPLES));
  expect(readSampleFloors('text')).toEqual([]);
  expect(readSampleFloors([{ ...floor(1), title: 7 }])).toEqual([{ ...floor(1), title: '' }]);
});
