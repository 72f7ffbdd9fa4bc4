import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Product } from '../../domain/catalogue';
import { useIsBeginning } from '../../ui/use-is-beginning';
import { floorPath } from './floor-link';
import { FLOORS_AT_ONCE, useFloorsShown } from './floors-shown';
import { ListEnd } from './list-parts';
import { FIRST_FLOORS, ProductGrid } from './product-grid';
import css from './product-list.module.css';

/** After so many more the list waits for its button: whoever scrolls on can reach the foot of the page. */
const FLOORS_UNASKED = 10 * FLOORS_AT_ONCE;
/** Below the window only: whoever jumped past the end, to the foot of the page, is left in peace there. */
const AHEAD = '0px 0px 1500px';

interface ProductListProps {
  /** The whole list, or, until it is here, its opening. */
  readonly products: readonly Product[];
  /** How many floors the whole list has. */
  readonly count: number;
  /** Said instead of the button when the rest did not come. */
  readonly failure: ReactNode;
}

/** A list of floors that grows as the shopper nears its end. Those far from the window leave the height they had, so that Back finds its place. */
export function ProductList({ products, count, failure }: ProductListProps) {
  const { wanted, want } = useFloorsShown();
  const isBeginning = useIsBeginning();
  const grid = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number | null>(null);
  const shown = Math.min(wanted, products.length);
  const drawn = isBeginning ? FIRST_FLOORS : shown;
  const floors = useMemo(() => products.slice(0, drawn), [products, drawn]);
  // A document's list may be shorter than one step.
  const next = shown - (shown % FLOORS_AT_ONCE) + FLOORS_AT_ONCE;
  const isWaiting = wanted > shown && shown < count;
  const growsByItself = !isBeginning && wanted >= FLOORS_AT_ONCE && shown < count && !isWaiting && shown % FLOORS_UNASKED !== 0;

  useEffect(() => {
    if (!growsByItself || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want(next);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });

  // Who pressed the button reads on at the first new floor; the button itself has moved away.
  useEffect(() => {
    if (focusAt.current === null || shown <= focusAt.current) return;
    const floor = products[focusAt.current];
    focusAt.current = null;
    if (floor !== undefined) grid.current?.querySelector<HTMLAnchorElement>(`a[href="${floorPath(floor.slug)}"]`)?.focus();
  }, [shown, products]);

  const showMore = () => {
    focusAt.current = shown;
    want(next);
  };

  return (
    <>
      <ProductGrid ref={grid} products={floors} />
      {wanted < FLOORS_AT_ONCE && <noscript>{import.meta.env.SSR ? linksTo(products.slice(wanted, FLOORS_AT_ONCE)) : null}</noscript>}
      {count <= FLOORS_AT_ONCE ? null : (
        <div ref={end} className={css['end']}>
          <ListEnd shown={Math.max(shown, FLOORS_AT_ONCE)} count={count} isWaiting={isWaiting} failure={failure} onMore={showMore} />
        </div>
      )}
    </>
  );
}

/** React leaves the inside of a noscript alone, so only the server's code writes it. */
function linksTo(floors: readonly Product[]): ReactNode {
  return floors.map(({ slug, title }) => (
    <p key={slug}>
      <a href={floorPath(slug)}>{title}</a>
    </p>
  ));
}
