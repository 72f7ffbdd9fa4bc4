import { MAX_SAMPLES, type SampleFloor } from '../domain/samples';
import { readSampleFloors } from './read-sample-floors';
import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

const NONE: readonly SampleFloor[] = [];

/** Creates the list of floors to order samples of: on the device, the same in all tabs, until they are ordered, taken out or the logout. */
export function createSampleList() {
  const kept = createLocalText(localKeys.samples);
  let text: string | null = null;
  let floors = NONE;

  const get = (): readonly SampleFloor[] => {
    const stored = kept.read();
    if (stored !== text) {
      text = stored;
      floors = parse(stored);
    }
    return floors;
  };
  const replace = (next: readonly SampleFloor[]): void => {
    floors = next.length === 0 ? NONE : next;
    text = next.length === 0 ? null : JSON.stringify(next);
    kept.write(text);
  };

  return {
    /** The same array until something changes. */
    get,
    /** 'full' changes nothing. A floor that is in already stays in once. */
    add({ productId, slug, title }: SampleFloor): 'in' | 'full' {
      const held = get();
      if (held.some((floor) => floor.productId === productId)) return 'in';
      if (held.length >= MAX_SAMPLES) return 'full';
      replace([...held, { productId, slug, title }]);
      return 'in';
    },
    /** The chosen floors that are none of these. */
    without: (floors: readonly SampleFloor[]): readonly SampleFloor[] =>
      get().filter(({ productId }) => !floors.some((floor) => floor.productId === productId)),
    takeOut: (productId: number): void => replace(get().filter((floor) => floor.productId !== productId)),
    replace: (next: readonly SampleFloor[]): void => replace(next.slice(0, MAX_SAMPLES)),
    clear: (): void => replace([]),
    /** Other tabs count. */
    subscribe: kept.subscribe,
  };
}

export const sampleList = createSampleList();

function parse(text: string | null): readonly SampleFloor[] {
  try {
    return readSampleFloors(JSON.parse(text ?? '[]'));
  } catch {
    return NONE;
  }
}
