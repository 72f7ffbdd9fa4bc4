import { stockWords, type Stock } from '../../domain/stock';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import css from './purchase-terms.module.css';

interface StockLineProps {
  readonly stock: Stock;
  /** Boxes that the shopper has chosen. */
  readonly boxes: number;
}

/** What is on hand of a floor, in one quiet line above its button. */
export function StockLine({ stock, boxes }: StockLineProps) {
  const now = useNow();
  // A document is made once for many days: only a device knows which day it is.
  const words = stockWords(stock, boxes, useIsHydrated() ? now : null);
  return (
    <p className={css['stock']} aria-live="polite">
      {words}
    </p>
  );
}
