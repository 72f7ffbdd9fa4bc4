import { stockWords, type Stock } from '../../domain/stock';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import css from './purchase-terms.module.css';

interface StockLineProps {
  readonly stock: Stock;
  readonly boxes: number;
}

export function StockLine({ stock, boxes }: StockLineProps) {
  const now = useNow();
  // A document may be days old: only the device knows the current day.
  const words = stockWords(stock, boxes, useIsHydrated() ? now : null);
  return (
    <p className={css['stock']} aria-live="polite">
      {words}
    </p>
  );
}
