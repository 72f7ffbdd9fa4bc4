import { Link } from '@tanstack/react-router';
import { type Stock, stockWords } from '../../domain/stock';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useNow } from '../../ui/use-now';
import css from './purchase-terms.module.css';
import { productTexts } from './product.texts';

/** Where samples are offered, their button is above this line. */
export function PurchaseTerms({ offersSamples }: { readonly offersSamples: boolean }) {
  return (
    <p className={css['terms']}>
      {productTexts.terms}
      <Link to="/terms-and-conditions">{productTexts.returns}</Link>
      <span aria-hidden="true"> · </span>
      <Link to="/contact-us">{offersSamples ? productTexts.askStock : productTexts.askSample}</Link>
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
