import { createValue } from '../../offline/value';

/** Chosen on a floor's page while the floor was already in the cart. */
interface AskedBoxes {
  readonly productId: number;
  readonly boxes: number;
}

function createAskedBoxes() {
  const { get, set, subscribe } = createValue<AskedBoxes | null>(null);
  return {
    get,
    subscribe,
    ask: (productId: number, boxes: number): void => set({ productId, boxes }),
    clear: (): void => set(null),
  };
}

export const askedBoxes = createAskedBoxes();
