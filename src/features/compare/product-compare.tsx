import { floorsText, MIN_COMPARED } from '../../domain/compared-floors';
import type { Product } from '../../domain/catalogue';
import { ButtonLink } from '../../ui/button';
import { CompareToggle } from '../catalogue/compare-toggle';
import css from './product-compare.module.css';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useCompareList } from './use-compare-list';
import { productCompareTexts } from './product-compare.texts';

/** A placeholder in the document, to keep it small. */
export function ProductCompare({ product }: { readonly product: Product }) {
  const floors = useCompareList();
  if (!useIsHydrated()) return <div className={css['line']} />;
  return (
    <div className={css['line']}>
      <CompareToggle floor={product} look="line" />
      {floors.length < MIN_COMPARED ? null : (
        <ButtonLink to="/compare" search={{ floors: floorsText(floors.map(({ slug }) => slug)) }} variant="text" isCompact>
          {productCompareTexts.sideBySide(floors.length)}
        </ButtonLink>
      )}
    </div>
  );
}
