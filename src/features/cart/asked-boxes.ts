/** Chosen on a floor's page while the floor was already in the cart (DESIGN 7.27). */
interface AskedBoxes {
  readonly productId: number;
  readonly boxes: number;
}

function createAskedBoxes() {
  const listeners = new Set<() => void>();
  let asked: AskedBoxes | null = null;
  const set = (next: AskedBoxes | null): void => {
    asked = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (): AskedBoxes | null => asked,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (productId: number, boxes: number): void => set({ productId, boxes }),
    clear: (): void => set(null),
  };
}

export const askedBoxes = createAskedBoxes();
