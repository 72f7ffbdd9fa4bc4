import { MAX_SAMPLES, type SampleFloor } from '../domain/samples';
import { readSampleFloors } from './message-record';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';

/** Creates the list of floors to order samples of: saved on the device, shared by all tabs, until they are ordered or removed, or the logout. */
export function createSampleList() {
  const { get, set, subscribe } = createLocalValue(localKeys.samples, readSampleFloors);
  const replace = (next: readonly SampleFloor[]): void => set(next.length === 0 ? null : next);

  return {
    get,
    /** 'full' changes nothing. */
    add({ productId, slug, title }: SampleFloor): 'in' | 'full' {
      const held = get();
      if (held.some((floor) => floor.productId === productId)) return 'in';
      if (held.length >= MAX_SAMPLES) return 'full';
      replace([...held, { productId, slug, title }]);
      return 'in';
    },
    without: (floors: readonly SampleFloor[]): readonly SampleFloor[] =>
      get().filter(({ productId }) => !floors.some((floor) => floor.productId === productId)),
    takeOut: (productId: number): void => replace(get().filter((floor) => floor.productId !== productId)),
    replace: (next: readonly SampleFloor[]): void => replace(next.slice(0, MAX_SAMPLES)),
    clear: (): void => replace([]),
    subscribe,
  };
}

export const sampleList = createSampleList();
