import { MAX_SAMPLES, type SampleFloor } from '../domain/samples';
import { isCount, listOf, textOf } from './storage/stored-fields';

/** Without duplicates, at most one order's. */
export function readSampleFloors(stored: unknown): readonly SampleFloor[] {
  const floors = listOf(stored, ({ productId, slug, title }) =>
    isCount(productId) && Number.isInteger(productId) && textOf(slug) !== ''
      ? { productId, slug: textOf(slug), title: textOf(title) }
      : null,
  );
  return [...new Map(floors.map((floor) => [floor.productId, floor])).values()].slice(0, MAX_SAMPLES);
}
