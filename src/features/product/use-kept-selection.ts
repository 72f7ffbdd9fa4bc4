import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_SELECTION, type ProductSelection } from '../../domain/product-selection';
import { loadChunk } from '../../ui/load-chunk';

const load = () => loadChunk(() => import('../../offline/kept-selections'));

/**
 * What was chosen on this product's page, kept on the device (DESIGN 7.28), and a way to change it. Empty in the document and while the
 * code of the store is on its way: a change made meanwhile wins.
 */
export function useKeptSelection(productId: number): readonly [ProductSelection, (next: ProductSelection) => void] {
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const isChanged = useRef(false);

  useEffect(() => {
    let unsubscribe: (() => void) | null = null;
    let isGone = false;
    void load().then(({ keptSelections }) => {
      if (isGone) return;
      // In a transition: an update that cannot wait would have React draw anew what is not hydrated yet, and lose presses there.
      const read = (): void => startTransition(() => setSelection(keptSelections.of(productId)));
      unsubscribe = keptSelections.subscribe(read);
      if (!isChanged.current) read();
    });
    return () => {
      isGone = true;
      unsubscribe?.();
    };
  }, [productId]);

  const change = useCallback(
    (next: ProductSelection): void => {
      isChanged.current = true;
      setSelection(next);
      void load().then(({ keptSelections }) => keptSelections.keep(productId, next));
    },
    [productId],
  );
  return [selection, change];
}
