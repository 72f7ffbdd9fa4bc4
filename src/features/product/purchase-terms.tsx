import { Link } from '@tanstack/react-router';
import { type Stock, stockWords } from '../../domain/stock';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import css from './purchase-terms.module.css';

/** Where samples are offered, their button is above this line. */
export function PurchaseTerms({ offersSamples }: { readonly offersSamples: boolean }) {
  return (
    <p className={css['terms']}>
      {'Pickup, or delivery priced by distance in the cart. '}
      <Link to="/terms-and-conditions">Returns and warranty</Link>
      <span aria-hidden="true"> · </span>
      <Link to="/contact-us">{`Ask ${offersSamples ? '' : 'for a sample or '}what is in stock`}</Link>
    </p>
  );
}

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
