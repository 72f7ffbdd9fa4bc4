import type { Product } from '../../domain/catalogue';
import { lazyPart } from '../../ui/lazy-part';
import { useIsHydrated } from '../../ui/use-is-hydrated';

const CompareToggle = lazyPart(
  () => import('./compare-toggle'),
  (code) => code.CompareToggle,
);

/** Rendered after hydration: no layout shift, and documents stay small. */
export function CardCompare({ product }: { readonly product: Product }) {
  return useIsHydrated() ? <CompareToggle floor={product} look="card" /> : null;
}
