import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import type { Product } from '../../domain/catalogue';
import { formatCount } from '../../domain/number-text';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import css from './list-end.module.css';
import { productPath } from './product-link';
import { catalogueTexts } from './catalogue.texts';
import { listEndTexts } from './list-end.texts';

interface ListEndProps {
  readonly grid: RefObject<HTMLUListElement | null>;
  readonly shown: readonly Product[];
  readonly count: number;
  readonly page: number;
  readonly isWaiting: boolean;
  /** Replaces the button. */
  readonly failure: Elements;
}

export function ListEnd({ grid, shown, count, page, isWaiting, failure }: ListEndProps) {
  const navigate = useNavigate();
  const focusAt = useRef<number | null>(null);

  // The button moves away, so the focus goes to the first new product.
  useEffect(() => {
    const product = focusAt.current === null ? undefined : shown[focusAt.current];
    if (product === undefined) return;
    focusAt.current = null;
    grid.current?.querySelector<HTMLAnchorElement>(`a[href="${productPath(product.slug)}"]`)?.focus();
  }, [grid, shown]);

  const showMore = () => {
    focusAt.current = shown.length;
    void navigate({ to: '.', search: (asked) => ({ ...asked, page: page + 1 }), replace: true, resetScroll: false });
  };

  return (
    <div className={css['end']}>
      <p role="status">{listEndTexts.showing(formatCount(shown.length), formatCount(count))}</p>
      {shown.length === count
        ? null
        : (failure ?? (
            <Button variant="outline" isBusy={isWaiting && shown.length < count} onClick={showMore}>
              {catalogueTexts.showMore}
            </Button>
          ))}
    </div>
  );
}
