import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { SqftHundredths } from '../../domain/coverage';
import { EMPTY_SELECTION, type ProductSelection } from '../../domain/product-selection';
import type { KeptSelections, SelectionChange } from '../../offline/kept-selections';
import { loadChunk } from '../../ui/load-chunk';

/**
 * Saved on the device. Empty in the document and until the store's code has loaded: a change made before that is made to what
 * is saved, so that a press on the wastage does not empty the area.
 */
export function useKeptSelection(
  productId: number,
  sqftPerBox: SqftHundredths,
): readonly [ProductSelection, (change: SelectionChange) => void] {
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const store = useRef<KeptSelections>(null);
  const early = useRef<SelectionChange[]>([]);

  useEffect(() => {
    let unsubscribe: (() => void) | null = null;
    let isGone = false;
    void loadChunk(() => import('../../offline/kept-selections')).then(({ keptSelections }) => {
      for (const change of early.current.splice(0)) keptSelections.change(productId, sqftPerBox, change);
      if (isGone) return;
      store.current = keptSelections;
      // An urgent update would make React re-render parts that are not hydrated yet, and presses there would be lost.
      const read = (): void => startTransition(() => setSelection(keptSelections.atBoxSize(productId, sqftPerBox)));
      unsubscribe = keptSelections.subscribe(read);
      read();
      void keptSelections.restore();
    });
    return () => {
      isGone = true;
      unsubscribe?.();
    };
  }, [productId, sqftPerBox]);

  const change = useCallback(
    (next: SelectionChange): void => {
      setSelection(next);
      if (store.current === null) early.current.push(next);
      else store.current.change(productId, sqftPerBox, next);
    },
    [productId, sqftPerBox],
  );
  return [selection, change];
}
